/** One value of the terms: where it stands, and what it is. Amounts are text, rates and counts numbers. */
export interface Leaf {
  readonly path: readonly (string | number)[]
  readonly value: string | number
}

/** Every value of the terms in their order, lists opened up. */
export function leavesOf(terms: unknown, path: Leaf['path'] = []): readonly Leaf[] {
  if (typeof terms === 'string' || typeof terms === 'number') return [{ path, value: terms }]
  if (Array.isArray(terms)) return terms.flatMap((one, index) => leavesOf(one, [...path, index]))
  if (typeof terms !== 'object' || terms === null) return []
  return Object.entries(terms).flatMap(([name, one]) => leavesOf(one, [...path, name]))
}

/** The same terms with one value replaced. */
export function withLeaf(terms: unknown, path: Leaf['path'], value: string | number): unknown {
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
