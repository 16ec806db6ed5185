import { useLingui } from '@lingui/react/macro'
import type { PrizeKind } from '../../../../games/bingo-room/bingo-halls.ts'

/** What the patterns of a card are called. */
export function usePrizeWords(): Readonly<Record<PrizeKind, string>> {
  const { t } = useLingui()
  return { line: t`Line`, two_lines: t`Two lines`, full: t`Full card` }
}
