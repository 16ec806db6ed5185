import * as z from 'zod/mini'
import type { Language } from '../../../../contract/language.ts'
import { bannerTexts } from '../../../../contract/support/banner-admin.ts'
import type { Banner } from '../../../../contract/support/information.ts'
import { wordsIn } from '../../../../contract/wordings.ts'
import type { Deps } from '../../../deps.ts'
import { mayLink } from '../../../regimes/may-link.ts'
import { type BannerRow, shownBanners } from './banner-store.ts'

/** The banners in the reader's language, where the operator wrote one, else in Portuguese; none to what the licence forbids. */
export async function readBanners({ db, clock, config }: Deps, language: Language): Promise<Banner[]> {
  const rows = await shownBanners(db, clock.now())
  return rows.filter(({ link }) => mayLink(config.regime, link)).map(row => toBanner(row, language))
}

function toBanner({ id, texts: stored, link, art, tone }: BannerRow, language: Language): Banner {
  const words = wordsIn(z.parse(bannerTexts, stored), language)
  return { id, title: words.title, text: words.text, link, art, tone }
}
