import type * as z from 'zod/mini'
import { formatCentavos } from '../../../../contract/centavos.ts'
import { type Bonuses, type ForfeitQuote, forfeit } from '../../../../contract/promotions/bonus.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { readGrants, readRequirements } from '../../../wallet/bonus-views.ts'
import { balances } from '../../../wallet/members.ts'
import { readQuote } from './quote.ts'
import { convertibleNow, depositsOfRequirements } from './store.ts'
import { toGrant, toRequirement } from './view.ts'

const currency = 'BRL'
/** What ended is a history; a hundred of it is more than anybody scrolls. */
const mostEnded = 100

/** Everything about the member's bonuses and what is still to be staked, true at this moment. */
export async function readBonuses({ db, clock }: Deps, memberId: string): Promise<Bonuses> {
  const now = clock.now()
  const [grants, requirements, wallets, convertible] = await Promise.all([
    readGrants(db, { memberId, currency }),
    readRequirements(db, { memberId, currency, now }),
    balances(db, memberId, now),
    convertibleNow(db, memberId, currency),
  ])
  const wallet = wallets.find(one => one.currency === currency)
  const own = requirements.filter(requirement => requirement.grantId === null)
  const shown = [
    ...own.filter(isOpen),
    ...own.filter(requirement => !isOpen(requirement)).slice(0, mostEnded),
  ]
  const keys = shown.filter(({ source }) => source === 'deposit').map(({ key }) => key)
  const deposits = new Map(
    (await depositsOfRequirements(db, memberId, keys)).map(({ key, amount }) => [key, amount]),
  )
  const requirementOf = new Map(requirements.map(requirement => [requirement.grantId, requirement]))
  const money = { bonus: wallet?.bonus ?? 0n, convertible }
  const views = grants.map(row => toGrant(row, requirementOf.get(row.id), money, now))
  const isRunning = ({ state }: { state: string }) => state === 'active' || state === 'queued'
  return {
    grants: [...views.filter(isRunning), ...views.filter(grant => !isRunning(grant)).slice(0, mostEnded)],
    lots: shown.map(requirement => toRequirement(requirement, deposits.get(requirement.key))),
    ml_money: wallet?.wageringLeft ?? 0n,
    debt: wallet?.debt ?? 0n,
    wallet_version: Number(wallet?.version ?? 0n),
  }
}

const isOpen = ({ status }: { status: string }) => status === 'open'

/** What would be lost by giving up one bonus, or all of them. Refuses `bonus_unknown`: there is nothing to give up. */
export async function quoteOf(
  deps: Deps,
  memberId: string,
  grantId: string | undefined,
): Promise<{ data: ForfeitQuote } | Refused> {
  const quote = await readQuote(deps, deps.db, memberId, grantId)
  return quote === undefined ? refuse('bonus_unknown') : { data: quote }
}

interface Forfeit {
  readonly memberId: string
  readonly key: string | undefined
  readonly body: z.output<typeof forfeit.body>
}

/** Gives up what the quote named, once, if that is still what would be lost; the next of the queue starts. */
export function forfeitGrants(
  deps: Deps,
  { memberId, key, body }: Forfeit,
): Promise<z.output<typeof forfeit.reply> | Refused> {
  return runOnce(deps, { endpoint: forfeit, memberId, key, body }, async tx => {
    const quote = await readQuote(deps, tx, memberId, body.grant_id)
    if (quote === undefined) return refuse('bonus_unknown')
    if (quote.version !== body.version) return refuse('bonus_quote_changed', { details: toDetails(quote) })
    for (const { id } of quote.grants) {
      await deps.wallet.endGrant(tx, { memberId, currency, grantId: id, as: 'forfeited' })
    }
    await deps.wallet.activateNextGrant(tx, memberId, currency)
    const wallet = (await balances(tx, memberId, deps.clock.now())).find(one => one.currency === currency)
    return {
      data: {
        forfeited: quote.grants.map(({ id }) => id),
        lost: quote.bonus,
        ml_money: wallet?.wageringLeft ?? 0n,
        wallet_version: Number(wallet?.version ?? 0n),
      },
    }
  })
}

function toDetails({ version, bonus, at_stake, released, ml_money_after }: ForfeitQuote) {
  return {
    version,
    bonus: formatCentavos(bonus),
    at_stake: formatCentavos(at_stake),
    released: formatCentavos(released),
    ml_money_after: formatCentavos(ml_money_after),
  }
}

/**
 * A withdrawal was asked for: the first deposit's bonus ends with it, active or waiting, and its claim is over
 * (docs/rules/first-deposit.md). In the caller's transaction.
 */
export async function endFirstDepositOffer(deps: Deps, tx: Tx, memberId: string): Promise<void> {
  const grants = await readGrants(tx, { memberId, currency })
  const running = grants.filter(
    ({ source, status }) => source === 'ftd' && (status === 'active' || status === 'queued'),
  )
  for (const { id } of running) {
    await deps.wallet.endGrant(tx, { memberId, currency, grantId: id, as: 'forfeited' })
  }
  if (running.length > 0) await deps.wallet.activateNextGrant(tx, memberId, currency)
  await deps.wallet.announce(tx, { memberId, topic: 'promotions', payload: {} })
}

/** Every bonus that is there ends, and goes back to the operator; no round of it is open. In the caller's transaction. */
export async function endAllGrants(deps: Deps, tx: Tx, memberId: string): Promise<void> {
  const quote = await readQuote(deps, tx, memberId, undefined)
  for (const { id } of quote?.grants ?? []) {
    await deps.wallet.endGrant(tx, { memberId, currency, grantId: id, as: 'cancelled' })
  }
}
