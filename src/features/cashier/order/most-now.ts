import type { DrawingTermsRow } from '../../../db/personal-rows.ts'

/** The most of one withdrawal now: the level's bound, and what of the day is left. */
export function mostNow({ max, today }: Pick<DrawingTermsRow, 'max' | 'today'>): bigint {
  return today.is_waived || max < today.left ? max : today.left
}
