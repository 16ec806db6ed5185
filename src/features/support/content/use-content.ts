import { useAnswer } from '../../../common/use-answer.ts'
import { useLanguage } from '../../../i18n/use-language.ts'

export type ContentName = 'support' | 'announcements' | 'house-terms' | 'house-pages'

/** What operators wrote, as the device keeps it, and its age. */
export function useContent<Name extends ContentName>(name: Name) {
  return useAnswer(name, { language: useLanguage() })
}
