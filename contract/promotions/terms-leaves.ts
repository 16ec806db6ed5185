/** One value of the terms: where it stands, and what it is. Amounts are text, rates and counts numbers. */
export interface Leaf {
  readonly path: readonly (string | number)[]
  readonly value: string | number
}

/** The order people read them in; PostgreSQL keeps names by their length. What is not named here comes first, as it came. */
const pairs = ['icon', 'amount', 'weight', 'from', 'to', 'from_rate', 'to_rate']
const byPairs = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  pairs.indexOf(one) - pairs.indexOf(other)

/** Every value of the terms in their order, lists opened up. */
export function leavesOf(terms: unknown, path: Leaf['path'] = []): readonly Leaf[] {
  if (typeof terms === 'string' || typeof terms === 'number') return [{ path, value: terms }]
  if (Array.isArray(terms)) return terms.flatMap((one, index) => leavesOf(one, [...path, index]))
  if (typeof terms !== 'object' || terms === null) return []
  return Object.entries(terms)
    .toSorted(byPairs)
    .flatMap(([name, one]) => leavesOf(one, [...path, name]))
}

/** The place of a value in its terms as one text: `tiers.0.max_bonus`. */
export const keyOf = ({ path }: Pick<Leaf, 'path'>) => path.join('.')

export interface Difference {
  readonly path: Leaf['path']
  readonly before: Leaf | undefined
  readonly after: Leaf | undefined
}

/** What one version changed of the one before. */
export function differencesOf(before: unknown, after: unknown): readonly Difference[] {
  const old = new Map(leavesOf(before).map(leaf => [keyOf(leaf), leaf]))
  const now = new Map(leavesOf(after).map(leaf => [keyOf(leaf), leaf]))
  const keys = [...new Set([...now.keys(), ...old.keys()])]
  return keys.flatMap(key => {
    const [was, is] = [old.get(key), now.get(key)]
    const path = is?.path ?? was?.path ?? []
    return was?.value === is?.value ? [] : [{ path, before: was, after: is }]
  })
}

/** The place that a key names. */
export const pathOf = (key: string): Leaf['path'] =>
  key.split('.').map(part => (/^\d+$/.test(part) ? Number(part) : part))
