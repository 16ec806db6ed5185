import { type Language, languageNames } from '../../../../contract/language.ts'

const flags: Readonly<Record<Language, string>> = {
  pt: 'br',
  en: 'us',
  zh_cn: 'cn',
  vi: 'vn',
  id: 'id',
  ms: 'my',
  th: 'th',
  tr: 'tr',
}

/** A language as `language/getList` tells it. */
export function toOffered(language: Language) {
  return {
    language_code: language,
    language_name: languageNames[language],
    language_flag_link: `/icons/flags/${flags[language]}.svg`,
  }
}
