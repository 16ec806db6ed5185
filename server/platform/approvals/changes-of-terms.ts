import { differencesOf, keyOf } from '../../../contract/promotions/terms-leaves.ts'

/** What becomes another value, each by its place such as `tiers.0.max_bonus`, as a proposal shows it. */
export function changesOfTerms(before: unknown, after: unknown) {
  return differencesOf(before, after).map(({ path, before: was, after: is }) => ({
    field: keyOf({ path }),
    before: was?.value ?? null,
    after: is?.value ?? null,
  }))
}
