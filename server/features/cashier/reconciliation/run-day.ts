import { transaction } from '../../../platform/database/transaction.ts'
import { keepAsNotice, type MoneyDeps, type PaymentProvider } from '../providers/service.ts'
import { readLedger, type Span } from './ledger-store.ts'
import { byKey, compare, type Movement, net, totalsOf, unheardOf } from './rules.ts'
import { readLines, saveDifferences, saveLines, saveRun } from './store.ts'

/** The one provider so far; its name is the ledger's `dim`. */
export const psp = 'pix'
const dayMs = 86_400_000

/** A day of Brasília, which has had no summer time since 2019. */
export function spanOf(day: string): Span {
  const from = new Date(`${day}T00:00:00-03:00`)
  return { from, to: new Date(from.getTime() + dayMs) }
}

/**
 * Compares one day: fetches the provider's statement, then writes down in what it differs from the ledger. Payments that the ledger does
 * not know, or that were taken back without its knowing, are asked about like those that a notice names.
 */
export async function reconcileDay(
  deps: MoneyDeps,
  provider: PaymentProvider,
  { day, by }: { readonly day: string; readonly by: string | null },
): Promise<'done' | 'unanswered'> {
  const own = spanOf(day)
  // A payment just before midnight is credited just after it.
  const around = { from: new Date(own.from.getTime() - dayMs), to: new Date(own.to.getTime() + dayMs) }
  const lines = await fetchStatement(provider, around)
  if (lines === undefined) return 'unanswered'
  await saveLines(deps.db, psp, lines)
  const at = deps.clock.now()
  const found = await transaction(deps.db, async tx => {
    const isOwn = (one: Movement) => one.at >= own.from && one.at < own.to
    const ours = await readLedger(tx, psp, around)
    const theirs = await readLines(tx, psp, around)
    const [ledger, statement] = [ours.filter(isOwn), theirs.filter(isOwn)]
    const sides = {
      ledger,
      provider: statement,
      ledgerAround: byKey(ours),
      providerAround: byKey(theirs),
      now: at,
    }
    const differences = compare(sides).map(one => ({ ...one, id: deps.ids() }))
    const totals = totalsOf(ledger, statement)
    await saveRun(tx, { psp, day, at, by, ledgerNet: net(ledger), providerNet: net(statement), totals })
    await saveDifferences(tx, { psp, day, at }, differences)
    return differences
  })
  for (const { e2eid, ref } of unheardOf(found)) await keepAsNotice(deps, 'pix', e2eid, ref)
  return 'done'
}

async function fetchStatement(
  provider: PaymentProvider,
  { from, to }: Span,
): Promise<readonly Movement[] | undefined> {
  const lines: Movement[] = []
  for (let page = 0, hasMore = true; hasMore; page += 1) {
    const reply = await provider.listStatement({ from, to, page })
    if (reply.outcome !== 'ok') return undefined
    lines.push(
      ...reply.value.lines.map(({ kind, amount, at, id, e2eid }) => ({
        kind,
        amount,
        at,
        ref: refOf(kind, id, e2eid),
      })),
    )
    hasMore = reply.value.hasMore
  }
  return lines
}

/** Named as the ledger names it: our own refunds are one a payment, whatever attempt brought it about. */
function refOf(kind: Movement['kind'], id: string, e2eid: string): string {
  if (kind === 'received' || kind === 'fee') return e2eid
  if (kind !== 'refunded') return id
  return /^R\d+E/.test(id) ? `${e2eid}/back` : `${e2eid}/${id}`
}
