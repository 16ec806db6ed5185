import { useLanguage } from '../../i18n/use-language.ts'
import { useAnswer } from '../../use-answer.ts'

/** The ladder as the device knows it. */
export function useLadder() {
  return useAnswer('vip-levels', { language: useLanguage() })
}
