import type { Banner } from '../../../contract/information.ts'
import type { Language } from '../../../contract/language.ts'
import type { Deps } from '../../deps.ts'
import { type BannerRow, listBanners } from './store.ts'
import { readWording } from './wording.ts'

/** The banners in the reader's language, where the operator wrote one, else in Portuguese. */
export async function readBanners({ db }: Deps, language: Language): Promise<Banner[]> {
  const rows = await listBanners(db)
  return rows.map(row => toBanner(row, language))
}

function toBanner({ id, texts, link, art, tone }: BannerRow, language: Language): Banner {
  return { id, ...readWording(texts, language), link, art, tone }
}
