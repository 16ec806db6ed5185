import type * as z from 'zod/mini'
import { type checkInvitation, claimInvitation } from '../../../../contract/promotions/invitation.ts'
import type { Offer } from '../../../../contract/promotions/promotions.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import { findByInviteCode, readInviteCode } from '../../auth/service.ts'
import { type Claim, claimOnce, openTerms } from '../claim-once.ts'
import { countStep, moneyStep, offerOf, refuseOffer } from '../offer.ts'
import { payOnce } from '../pay.ts'
import { rewardsLike } from '../reward-store.ts'
import type { Executor, Terms } from '../terms-store.ts'
import { takeSubject } from '../uniqueness.ts'
import { type FriendRow, friendsOf, markPaid, sharesMark } from './invitation-store.ts'
import { chestSteps, type FriendState, friendState } from './rules.ts'

type State = z.output<typeof checkInvitation.reply>['data']
type Body = z.output<typeof claimInvitation.body>
type Judged = FriendRow & { readonly now: FriendState; readonly availableAt: Date | null }

/** Specification, section 8: an invitation code nobody has is 409 'USER DOES NOT EXIST'. */
async function refuseUnknownInviter(deps: Deps, on: Executor, code: string | undefined) {
  if (code === undefined || code === '') return undefined
  return (await findByInviteCode(deps, on, code)) === undefined ? refuse('user_does_not_exist') : undefined
}

export async function invitationState(
  deps: Deps,
  on: Executor,
  memberId: string,
  code?: string,
): Promise<State | Refused> {
  const unknown = await refuseUnknownInviter(deps, on, code)
  if (unknown !== undefined) return unknown
  const invite_code = (await readInviteCode(on, memberId)) ?? null
  const open = await openTerms(deps, on, 'invitationactivity')
  if (open === undefined) {
    const offer = offerOf('invitationactivity', { reason: 'not_offered' })
    return { ...offer, invite_code, friends: [], qualified: 0, chest: { balance: 0n, steps: [] } }
  }
  const friends = await judgedFriends(deps, on, memberId)
  const chest = await readChest(on, memberId, open, friends)
  return {
    ...offerFor(open, friends, chest),
    invite_code,
    friends: friends.map(toFriend),
    qualified: friends.filter(({ now }) => now === 'paid').length,
    chest,
  }
}

async function judgedFriends(deps: Deps, on: Executor, memberId: string): Promise<readonly Judged[]> {
  const at = deps.clock.now()
  const rows = await friendsOf(on, memberId)
  return rows.map(row => {
    const { state, availableAt } = friendState(row, row.lot_status === 'done', at)
    return { ...row, now: state, availableAt }
  })
}

function toFriend(row: Judged, index: number): State['friends'][number] {
  return {
    number: index + 1,
    joined_on: row.joined_on,
    recharged: row.recharged,
    staked: row.staked,
    state: row.now,
    available_at: row.now === 'held' ? (row.availableAt?.toISOString() ?? null) : null,
  }
}

function offerFor(
  { terms }: Terms<'invitationactivity'>,
  friends: readonly Judged[],
  chest: State['chest'],
): Offer & { readonly promotion: 'invitationactivity' } {
  const ready = friends.filter(({ now }) => now === 'ready')
  const direct = ready.reduce((sum, row) => sum + row.reward - row.chest_share, 0n)
  const inChest = chest.steps.reduce((sum, step) => (step.state === 'ready' ? sum + step.amount : sum), 0n)
  const furthest = friends.find(({ now }) => now === 'open')
  const held = friends.some(({ now }) => now === 'held')
  const missing = held ? 'waiting' : furthest === undefined ? 'no_friend' : 'stake_missing'
  const steps =
    furthest === undefined
      ? [countStep('friends', friends.length, friends.length + 1)]
      : [
          moneyStep('recharge', furthest.recharged, terms.min_recharge),
          moneyStep('stake', furthest.staked, terms.min_stake),
        ]
  const amount = direct + inChest
  return offerOf('invitationactivity', { reason: amount > 0n ? null : missing, amount, steps })
}

async function readChest(
  on: Executor,
  memberId: string,
  { terms }: Terms<'invitationactivity'>,
  friends: readonly Judged[],
): Promise<State['chest']> {
  const rewards = await rewardsLike(on, memberId, 'invitationactivity', 'chest:')
  const opened = new Set(rewards.map(row => Number(row.subject.slice('chest:'.length))))
  const shares = friends.filter(({ now }) => now === 'paid').map(row => row.chest_share)
  const steps = chestSteps(terms.chest_steps, shares, opened)
  const paid = rewards.reduce((sum, row) => sum + row.amount, 0n)
  const inIt = shares.reduce((sum, share) => sum + share, 0n) - paid
  return { balance: inIt < 0n ? 0n : inIt, steps }
}

export function claimFriends(
  deps: Deps,
  claim: Claim<Body>,
): Promise<z.output<typeof claimInvitation.reply> | Refused> {
  const { memberId, body } = claim
  return claimOnce(deps, claimInvitation, claim, 'invitationactivity', async (tx, open) => {
    const unknown = await refuseUnknownInviter(deps, tx, body.invite_code)
    if (unknown !== undefined) return unknown
    const friends = await judgedFriends(deps, tx, memberId)
    if (body.chest !== undefined) return openChest(deps, tx, claim, open, friends)
    const ready = friends.filter(({ now }) => now === 'ready')
    if (ready.length === 0) {
      const state = await invitationState(deps, tx, memberId)
      const reason = state instanceof Refused ? null : state.reason
      return refuseOffer('invitationactivity', reason ?? 'claimed')
    }
    let amount = 0n
    let paid = 0
    for (const row of ready) {
      const reward = await payFriend(deps, tx, claim, row)
      amount += reward
      paid += reward > 0n ? 1 : 0
    }
    return paid === 0
      ? refuseOffer('invitationactivity', 'other_account')
      : { data: { amount, friends: paid } }
  })
}

/** A friend who is the inviter again, or somebody another inviter was paid for, brings nothing. */
async function payFriend(
  deps: Deps,
  tx: Tx,
  { memberId, device }: Claim<Body>,
  row: Judged,
): Promise<bigint> {
  const deviceHash = deps.secrets.blindIndex('device', device)
  if (await sharesMark(tx, row.friend_id, memberId, deviceHash)) return 0n
  if (!(await takeSubject(deps, tx, { memberId: row.friend_id }, 'invitationactivity', 'friend'))) return 0n
  if (!(await markPaid(tx, row))) return 0n
  const amount = row.reward - row.chest_share
  await payOnce(deps, tx, {
    memberId,
    promotion: 'invitationactivity',
    subject: `friend:${row.friend_id}`,
    termsVersion: row.terms_version,
    amount,
    cost: 'bonus_cost',
  })
  return amount
}

async function openChest(
  deps: Deps,
  tx: Tx,
  { memberId, body }: Claim<Body>,
  open: Terms<'invitationactivity'>,
  friends: readonly Judged[],
) {
  const chest = await readChest(tx, memberId, open, friends)
  const step = chest.steps.find(one => one.friends === body.chest)
  if (step === undefined) return refuse('not_found')
  if (step.state === 'ahead') return refuseOffer('invitationactivity', 'no_friend')
  if (step.state === 'opened' || step.amount === 0n) return refuseOffer('invitationactivity', 'claimed')
  const paid = await payOnce(deps, tx, {
    memberId,
    promotion: 'invitationactivity',
    subject: `chest:${step.friends}`,
    termsVersion: open.version,
    amount: step.amount,
    cost: 'bonus_cost',
    details: { friends: step.friends },
  })
  if (paid === undefined) return refuseOffer('invitationactivity', 'claimed')
  return { data: { amount: step.amount, friends: step.friends } }
}
