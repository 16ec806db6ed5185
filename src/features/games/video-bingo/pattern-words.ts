import { useLingui } from '@lingui/react/macro'
import type { PatternId } from '../../../../games/video-bingo/bingo-patterns.ts'

/** What the patterns of a card are called. */
export function usePatternWords(): Readonly<Record<PatternId, string>> {
  const { t } = useLingui()
  return {
    bingo: t`Full card`,
    frame: t`Frame`,
    two_lines: t`Two lines`,
    letter_t: t`Letter T`,
    letter_h: t`Letter H`,
    zigzag: t`Zigzag`,
    line: t`Line`,
    corners: t`Four corners`,
    two_columns: t`Two columns`,
    column: t`Column`,
  }
}
