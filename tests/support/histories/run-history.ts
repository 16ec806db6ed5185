import { checkInvariants } from '../../../server/wallet/invariants.ts'
import type { WalletView } from '../../../server/wallet/members.ts'
import { derivedId } from '../derived-id.ts'
import type { LedgerWorld } from '../ledger/ledger-world.ts'
import { sessionsOffTheirRounds } from '../ledger/session-books.ts'
import { wrongGameStakes } from './game-steps.ts'
import { type Answer, type Hands, type HistoryStep, steps } from './history-steps.ts'

/** Something that a ledger must never do, with the whole history that led to it, a line a step. */
class BrokenHistory extends Error {}

interface Run {
  /** Looks at every invariant after every step, and not only at the end: slow, and names the step that broke it. */
  readonly isStrict?: boolean
}

/** Plays one history for a member of its own, one step after the other, and throws `BrokenHistory` at the first breach. */
export async function runHistory(
  world: LedgerWorld,
  history: readonly HistoryStep[],
  { isStrict = false }: Run = {},
): Promise<void> {
  const hands = await newHands(world)
  const reported: string[] = []
  const posted = new Map<string, string>()
  const fail = (breach: string) => {
    throw new BrokenHistory(`${breach}\n${reported.join('\n')}`)
  }
  for (const [n, step] of history.entries()) {
    const answer = await steps[step.do](hands, step.index)
    const wallet = await world.brl(hands.memberId)
    reported.push(`${String(n + 1).padStart(3)}. ${line(wallet, step, answer)}`)
    const twice = doubled(posted, step, answer)
    if (twice !== undefined) fail(twice)
    const left = await wrongMoneyLeft(hands, wallet)
    if (left !== undefined) fail(left)
    const staked = await wrongGameStakes(hands)
    if (staked !== undefined) fail(staked)
    if (isStrict || n === history.length - 1) {
      const breaches = await checkInvariants(world.db, { memberId: hands.memberId })
      if (breaches.length > 0)
        fail(breaches.map(({ invariant, detail }) => `${invariant}: ${detail}`).join('; '))
      if ((await sessionsOffTheirRounds(world.db, hands.memberId)).length > 0)
        fail('the session is not its rounds')
    }
  }
}

/** All steps at once, as they would come from several servers; whatever their order was, the books are right. */
export async function runAtOnce(world: LedgerWorld, history: readonly HistoryStep[]): Promise<void> {
  const hands = await newHands(world)
  await Promise.all(history.map(step => steps[step.do](hands, step.index)))
  const breaches = await checkInvariants(world.db, { memberId: hands.memberId })
  const left =
    (await wrongMoneyLeft(hands, await world.brl(hands.memberId))) ?? (await wrongGameStakes(hands))
  if (breaches.length === 0 && left === undefined) return
  const reported = history.map(step => `${step.do} ${step.index}`).join(', ')
  const found = breaches.map(({ invariant, detail }) => `${invariant}: ${detail}`)
  throw new BrokenHistory(`${[...found, left ?? ''].join('; ')}\nat once: ${reported}`)
}

async function newHands(world: LedgerWorld): Promise<Hands> {
  const memberId = await world.member(3_000n)
  const kinds = ['round', 'whole', 'withdrawal', 'game', 'seed']
  const idOf = (what: string, index: number) => derivedId(memberId, kinds.indexOf(what) * 10 + index)
  return { world, memberId, idOf }
}

/** `bet 2: posted; cash 9.00, bonus 6.00, ml 3.00` */
function line(wallet: WalletView, step: HistoryStep, answer: Answer | undefined): string {
  const { cash, bonus, rebate, hold, debt, wageringLeft } = wallet
  const amounts = { cash, bonus, rebate, hold, debt, ml: wageringLeft }
  const shown = Object.entries(amounts).filter(([name, amount]) => name === 'cash' || amount !== 0n)
  const said =
    answer === undefined
      ? 'done'
      : `${answer.word ?? answer.status}${answer.replayed === true ? ' again' : ''}`
  return `${step.do} ${step.index}: ${said}; ${shown.map(([name, amount]) => `${name} ${amount}`).join(', ')}`
}

/** "The same cause pays once whatever a caller does": a step that was posted answers that same transaction for ever. */
function doubled(
  posted: Map<string, string>,
  step: HistoryStep,
  answer: Answer | undefined,
): string | undefined {
  if (answer?.status !== 'posted' || answer.transactionId === undefined) return undefined
  const name = `${step.do}:${step.index}`
  const before = posted.get(name)
  posted.set(name, before ?? answer.transactionId)
  if (before === undefined) return answer.replayed === true ? `${name} was a replay of nothing` : undefined
  return before === answer.transactionId && answer.replayed === true ? undefined : `${name} was posted twice`
}

/**
 * `ml_money` at this instant against the lots and the stakes that served them, added up here and not by the database:
 * "what open lots still need" (server/wallet/README.md).
 */
async function wrongMoneyLeft({ world, memberId }: Hands, wallet: WalletView): Promise<string | undefined> {
  const [requirements, events] = await Promise.all([
    world.db.selectFrom('wagering_lot').selectAll().where('member_id', '=', memberId).execute(),
    world.db.selectFrom('wagering_event').selectAll().where('member_id', '=', memberId).execute(),
  ])
  const now = world.at.now
  const open = requirements.filter(
    requirement =>
      requirement.status === 'open' &&
      requirement.holds &&
      (requirement.expires_at === null || requirement.expires_at > now),
  )
  const left = open.reduce((sum, requirement) => {
    const served = events
      .filter(event => event.lot_id === requirement.id)
      .reduce((all, { amount }) => all + amount, 0n)
    return sum + requirement.required - served
  }, 0n)
  return left === wallet.wageringLeft ? undefined : `ml_money is ${wallet.wageringLeft} and should be ${left}`
}
