import type { Difference } from '../../../../contract/cashier/reconciliation.ts'

type Kind = Difference['kind']
type Why = NonNullable<Difference['why']>

/** One movement as one side has it. Signed centavos: in is positive. */
export interface Movement {
  readonly kind: Kind
  /** What both sides name it by. */
  readonly ref: string
  readonly amount: bigint
  readonly at: Date
}

export interface Found {
  readonly kind: Kind
  readonly ref: string
  readonly ledger: bigint
  readonly provider: bigint
  readonly why: Why | null
}

interface Sides {
  /** Of the day itself. */
  readonly ledger: readonly Movement[]
  readonly provider: readonly Movement[]
  /** Of the days around it, by `keyOf`. */
  readonly ledgerAround: ReadonlyMap<string, Movement>
  readonly providerAround: ReadonlyMap<string, Movement>
  readonly now: Date
}

/** How long notices, polls and sweeps may take to bring one side to the other. */
const inFlightMs = 2 * 3_600_000

const keyOf = ({ kind, ref }: Pick<Movement, 'kind' | 'ref'>): string => `${kind}:${ref}`

export const byKey = (movements: readonly Movement[]): ReadonlyMap<string, Movement> =>
  new Map(movements.map(one => [keyOf(one), one]))

/** Everything in which two sides differ on a day; their sum is the difference of their nets. */
export function compare(sides: Sides): readonly Found[] {
  const ledger = byKey(sides.ledger)
  const provider = byKey(sides.provider)
  const fromProvider = sides.provider.flatMap(line => {
    const own = ledger.get(keyOf(line))
    if (own?.amount === line.amount) return []
    const { kind, ref } = line
    return [
      {
        kind,
        ref,
        ledger: own?.amount ?? 0n,
        provider: line.amount,
        why: own ? null : whyNoEntry(line, sides),
      },
    ]
  })
  const onlyOurs = sides.ledger.filter(entry => !provider.has(keyOf(entry)))
  const fromLedger = onlyOurs.map(entry => {
    const { kind, ref, amount } = entry
    return { kind, ref, ledger: amount, provider: 0n, why: whyNoLine(entry, sides) }
  })
  return [...fromProvider, ...fromLedger]
}

/** The provider has it, the ledger of that day has not. */
function whyNoEntry(line: Movement, { ledgerAround, now }: Sides): Why | null {
  if (line.kind === 'fee') return 'fee'
  if (line.kind === 'other') return null
  if (ledgerAround.get(keyOf(line))?.amount === line.amount) return 'other_day'
  if (now.getTime() - line.at.getTime() > inFlightMs) return null
  return line.kind === 'refunded' ? 'refund_under_way' : 'in_flight'
}

/** The ledger has it, the provider's statement of that day has not. */
function whyNoLine(entry: Movement, { providerAround, now }: Sides): Why | null {
  if (providerAround.get(keyOf(entry))?.amount === entry.amount) return 'other_day'
  return now.getTime() - entry.at.getTime() > inFlightMs ? null : 'in_flight'
}

/** What the provider knows of payments and the ledger does not: the notice of it may be lost, and it is asked about. */
export function unheardOf(
  found: readonly Found[],
): readonly { readonly e2eid: string; readonly ref: string }[] {
  return found
    .filter(({ kind, why }) => (kind === 'received' || kind === 'refunded') && why !== 'other_day')
    .filter(({ ledger, provider }) => ledger === 0n && provider !== 0n)
    .map(({ ref }) => ({ e2eid: ref.split('/')[0] ?? ref, ref }))
}

export interface Total {
  readonly kind: Kind
  readonly ledger: bigint
  readonly ledger_count: number
  readonly provider: bigint
  readonly provider_count: number
}

export const net = (movements: readonly Movement[]): bigint =>
  movements.reduce((sum, { amount }) => sum + amount, 0n)

/** Both sides by kind of movement; kinds that neither has are left out. */
export function totalsOf(ledger: readonly Movement[], provider: readonly Movement[]): readonly Total[] {
  const kinds = new Set([...ledger, ...provider].map(({ kind }) => kind))
  return [...kinds].toSorted().map(kind => {
    const [ours, theirs] = [
      ledger.filter(one => one.kind === kind),
      provider.filter(one => one.kind === kind),
    ]
    return {
      kind,
      ledger: net(ours),
      ledger_count: ours.length,
      provider: net(theirs),
      provider_count: theirs.length,
    }
  })
}
