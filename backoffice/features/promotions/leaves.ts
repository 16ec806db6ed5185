import type { Leaf } from '../../../contract/promotions/terms-leaves.ts'

/** The same terms with what stands at one place replaced. */
export function withLeaf(terms: unknown, path: Leaf['path'], value: unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return value
  if (Array.isArray(terms)) {
    return terms.map((one, index) => (index === first ? withLeaf(one, rest, value) : one))
  }
  if (typeof terms !== 'object' || terms === null) return terms
  return Object.fromEntries(
    Object.entries(terms).map(([name, one]) => [name, name === first ? withLeaf(one, rest, value) : one]),
  )
}

/** The lists of the terms: prizes, tiers, rates, days, steps. */
export function listsOf(terms: object): readonly { name: string; items: readonly unknown[] }[] {
  return Object.entries(terms).flatMap(([name, items]) => (Array.isArray(items) ? [{ name, items }] : []))
}
