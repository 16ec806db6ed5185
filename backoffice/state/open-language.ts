import type { I18n, Messages } from '@lingui/core'
import { activateLanguage } from '../../src/i18n/activate-language.ts'
import { writeMoneyIn } from '../../src/i18n/format-money.ts'
import type { OperatorLanguage } from './preferences.ts'

const catalogues: Record<OperatorLanguage, () => Promise<{ messages: Messages }>> = {
  pt: () => import('../../locales/backoffice/pt.po'),
  en: () => import('../../locales/backoffice/en.po'),
  zh_cn: () => import('../../locales/backoffice/zh_cn.po'),
}

/** The words of the shared parts and those of the operators, in one language, and amounts as its readers group them. */
export async function openLanguage(language: OperatorLanguage): Promise<I18n> {
  const [i18n, own] = await Promise.all([activateLanguage(language), catalogues[language]()])
  i18n.load(i18n.locale, own.messages)
  writeMoneyIn(language)
  return i18n
}
