import type { Language } from '../../../contract/language.ts'

type Offer = { readonly text: string; readonly label: string }

/** In the language that is offered, for those who cannot read the page's. */
export const languageOffers: Readonly<Record<Exclude<Language, 'pt'>, Offer>> = {
  en: { text: 'Arara is also in English.', label: 'Switch to English' },
  zh_cn: { text: 'Arara 也有简体中文版。', label: '切换到简体中文' },
  vi: { text: 'Arara cũng có tiếng Việt.', label: 'Chuyển sang tiếng Việt' },
  id: { text: 'Arara juga ada dalam bahasa Indonesia.', label: 'Ganti ke bahasa Indonesia' },
  ms: { text: 'Arara juga ada dalam Bahasa Melayu.', label: 'Tukar ke Bahasa Melayu' },
  th: { text: 'Arara มีภาษาไทยด้วย', label: 'เปลี่ยนเป็นภาษาไทย' },
  tr: { text: 'Arara Türkçe olarak da var.', label: 'Türkçeye geç' },
}

/** The first language of the device that is offered; `undefined` where that is the page's own. */
export function offeredLanguage(
  ofDevice: readonly string[],
  offered: readonly Language[],
): keyof typeof languageOffers | undefined {
  for (const tag of ofDevice) {
    const [name] = tag.toLowerCase().split('-')
    const found = offered.find(language => language === name || (language === 'zh_cn' && name === 'zh'))
    if (found !== undefined) return found === 'pt' ? undefined : found
  }
  return undefined
}
