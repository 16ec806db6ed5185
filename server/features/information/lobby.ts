import * as z from 'zod/mini'
import type { Banner } from '../../../contract/information.ts'
import type { Language } from '../../../contract/language.ts'
import type { Deps } from '../../deps.ts'
import { type BannerRow, listBanners } from './store.ts'

const wording = z.object({ title: z.string(), text: z.string() })
const texts = z.object({ pt: wording, en: z.optional(wording), zh_cn: z.optional(wording) })

/** The banners in the reader's language, where the operator wrote one, else in Portuguese. */
export async function readBanners({ db }: Deps, language: Language): Promise<Banner[]> {
  const rows = await listBanners(db)
  return rows.map(row => toBanner(row, language))
}

function toBanner({ id, texts: stored, link, art, tone }: BannerRow, language: Language): Banner {
  const known = z.parse(texts, stored)
  const words = (language === 'en' || language === 'zh_cn' ? known[language] : undefined) ?? known.pt
  return { id, title: words.title, text: words.text, link, art, tone }
}
