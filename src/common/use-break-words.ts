import { useLingui } from '@lingui/react/macro'
import type { BreakTerm, MemberBreaks } from '../../contract/responsible-gambling/breaks.ts'

/** What pauses, exclusions and their terms are called. */
export function useBreakWords() {
  const { t } = useLingui()
  const kinds: Record<MemberBreaks['history'][number]['kind'], string> = {
    pause: t`Pause`,
    exclusion: t`Self-exclusion`,
    return: t`Asked to return`,
  }
  const terms: Record<BreakTerm, string> = {
    day: t`24 hours`,
    week: t`1 week`,
    month: t`1 month`,
    date: t`Until a day of my choice`,
    six_months: t`6 months`,
    year: t`1 year`,
    three_years: t`3 years`,
    five_years: t`5 years`,
    indefinite: t`For good`,
  }
  return { kinds, terms }
}
