import { useAnswer } from '../../common/use-answer.ts'
import { useLanguage } from '../../i18n/use-language.ts'

/** The ladder as the device knows it. */
export function useLadder() {
  return useAnswer('vip-levels', { language: useLanguage() })
}
