import { friendPlayDays } from '../../../../contract/responsible-gambling/play-days.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { processEach } from '../../../platform/workers/process-each.ts'
import { lockWallet } from '../../../wallet/post.ts'
import { readIdentity } from '../../auth/service.ts'
import { openTerms } from '../claim-once.ts'
import { earnBy } from '../earn-by.ts'
import type { PromotionRecharge } from '../recharge/recharge-store.ts'
import { findReward, rewardsLike } from '../reward-store.ts'
import { postBack, takeBack } from '../take-back.ts'
import { termsOfVersion } from '../terms-store.ts'
import {
  changeInvitation,
  friendsOf,
  type InvitationRow,
  insertInvitation,
  invitationOfFriend,
  toTakeBack,
} from './invitation-store.ts'

/** A recharge of somebody who was invited: counts for their inviter, and begins the friend's own play towards it. */
export async function recordFriendRecharge(deps: Deps, tx: Tx, recharge: PromotionRecharge): Promise<void> {
  const friendId = recharge.member_id
  const known = await invitationOfFriend(tx, friendId)
  const row = known ?? (await beginInvitation(deps, tx, friendId))
  if (row === undefined) return
  const recharged = row.recharged + recharge.money
  const reached_at = row.reached_at ?? (recharged >= row.min_recharge ? deps.clock.now() : null)
  await changeInvitation(tx, row, { recharged, reached_at })
  if (recharged >= row.min_recharge) await openPlay(deps, tx, row)
  await deps.wallet.announce(tx, { memberId: row.member_id, topic: 'promotions', payload: {} })
}

/** The friend's own play begins to count once their recharges are enough; before, it counts for their cashback. Once. */
async function openPlay(deps: Deps, tx: Tx, { friend_id, terms_version }: InvitationRow): Promise<void> {
  const { terms } = await termsOfVersion(tx, 'invitationactivity', terms_version)
  const expiresAt = new Date(deps.clock.now().getTime() + friendPlayDays * 86_400_000)
  const name = { source: 'invitation', key: 'invitation' }
  await earnBy(deps, tx, friend_id, { ...name, required: terms.min_stake, expiresAt })
}

async function beginInvitation(deps: Deps, tx: Tx, friendId: string): Promise<InvitationRow | undefined> {
  const friend = await readIdentity(deps, tx, friendId)
  const open = await openTerms(deps, tx, 'invitationactivity')
  if (
    friend === undefined ||
    friend.inviterId === null ||
    friend.inviterId === friendId ||
    open === undefined
  ) {
    return undefined
  }
  const { terms, version: terms_version } = open
  const row: InvitationRow = {
    member_id: friend.inviterId,
    friend_id: friendId,
    joined_at: friend.createdAt,
    terms_version,
    reward: terms.reward,
    chest_share: terms.chest_share,
    min_recharge: terms.min_recharge,
    hold_days: terms.hold_days,
    recharged: 0n,
    reached_at: null,
    state: 'open',
    taken_back: true,
  }
  await insertInvitation(tx, row)
  return row
}

/** A friend's recharge went back. What the inviter got for it is taken back after, under the inviter's own lock. */
export async function recordFriendGone(deps: Deps, tx: Tx, friendId: string, gone: bigint): Promise<void> {
  const row = await invitationOfFriend(tx, friendId)
  if (row === undefined) return
  const recharged = row.recharged - gone
  const isEnough = recharged >= row.min_recharge
  const wasPaid = row.state === 'paid'
  await changeInvitation(tx, row, {
    recharged,
    reached_at: isEnough ? row.reached_at : null,
    ...(!isEnough && wasPaid && { state: 'revoked', taken_back: false }),
  })
  await deps.wallet.announce(tx, { memberId: row.member_id, topic: 'promotions', payload: {} })
}

/** Work that waits for its own lock: two wallets are never locked in one transaction. */
export async function takeBackInvitations(deps: Deps): Promise<void> {
  const work = async (row: InvitationRow) => {
    await transaction(deps.db, tx => takeBackOne(deps, tx, row), { keyed: true })
    deps.pokeOutbox()
  }
  await processEach(await toTakeBack(deps.db, 50), work, {
    log: deps.log,
    what: 'what an invitation had paid could not be taken back; it is tried again',
    nameOf: row => row.friend_id,
  })
}

async function takeBackOne(deps: Deps, tx: Tx, row: InvitationRow): Promise<void> {
  const memberId = row.member_id
  await lockWallet(tx, memberId, 'BRL')
  const reward = await findReward(tx, memberId, 'invitationactivity', `friend:${row.friend_id}`)
  if (reward?.state === 'paid') await takeBack(deps, tx, reward)
  await takeBackFromChest(deps, tx, row)
  await changeInvitation(tx, row, { taken_back: true })
}

/** The chest may have paid more than the friends who are left have put into it. */
async function takeBackFromChest(deps: Deps, tx: Tx, row: InvitationRow): Promise<void> {
  const memberId = row.member_id
  const paidFriends = (await friendsOf(tx, memberId)).filter(({ state }) => state === 'paid')
  const inIt = paidFriends.reduce((sum, { chest_share }) => sum + chest_share, 0n)
  const steps = await rewardsLike(tx, memberId, 'invitationactivity', 'chest:')
  const isPaid = steps.filter(({ state }) => state === 'paid')
  const paid = isPaid.reduce((sum, { amount }) => sum + amount, 0n)
  const last = isPaid.at(-1)
  if (paid <= inIt || last === undefined) return
  const amount = paid - inIt < row.chest_share ? paid - inIt : row.chest_share
  const key = `chest-back:${row.friend_id}`
  await postBack(deps, tx, { memberId, key, amount, reference: last.id, cost: 'bonus_cost' })
}
