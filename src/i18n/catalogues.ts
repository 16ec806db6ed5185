import type { Messages } from '@lingui/core'
import type { Language } from '../../contract/language.ts'

/** Each catalogue is a chunk of its own, loaded when its language is chosen. */
export const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  pt: () => import('../../locales/pt.po'),
  en: () => import('../../locales/en.po'),
  zh_cn: () => import('../../locales/zh_cn.po'),
  vi: () => import('../../locales/vi.po'),
  id: () => import('../../locales/id.po'),
  ms: () => import('../../locales/ms.po'),
  th: () => import('../../locales/th.po'),
  tr: () => import('../../locales/tr.po'),
}
