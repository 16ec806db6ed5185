import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../../server/database/transaction.ts'
import { closeOffers, closePlay } from '../../server/features/breaks/service.ts'
import { seedCatalogue } from '../../server/features/catalogue/seed-catalogue.ts'
import { proveDemoAccount } from '../../server/features/identity/service.ts'
import { lockWallet } from '../../server/wallet/post.ts'
import { dice, diceGame } from '../support/game-player.ts'
import { createPromotionWorld, expectSoundBooks, type PromotionWorld } from '../support/promotion-world.ts'
import { crashGame } from '../support/shared-hall.ts'
import { administratorHeaders, type TestMember } from '../support/test-members.ts'
import { type Bodies, type CallName, callsInOrder, outcomeOf, type Visit } from '../support/walk-calls.ts'

/*
 * Issue, Proof: "every call walked for a paused, excluded, limited, unverified and at-risk member". Each of them makes every
 * call that a member can make, with a body that would be taken; the table says where they are answered otherwise than
 * somebody whom nothing holds back. A call that is not in it answers them as anybody.
 */
const states = ['paused', 'excluded', 'limited', 'unverified', 'at_risk'] as const
type State = (typeof states)[number]
type Differs = { readonly [Name in CallName]?: { readonly [S in State]?: string } }

const closed = {
  paused: '403 play_paused',
  excluded: '403 self_excluded',
  unverified: '403 identity_required',
}
/** Who has staked what they allow themselves is given nothing that invites to more. */
const noOffer = { ...closed, at_risk: '403 offers_closed', limited: '422 limit_reached' }

const differs: Differs = {
  launchGame: { unverified: closed.unverified },
  startRound: { ...closed, limited: '422 stake_limit_reached' },
  placeTableBet: { ...closed, limited: '422 stake_limit_reached' },
  rechargeOnline: { ...closed, limited: '422 deposit_limit_reached' },
  submitIdentity: { unverified: '422 identity_pictures_missing' },
  returnToPlay: { paused: '409 break_running', excluded: '409 break_running' },
  claimFirstDeposit: noOffer,
  claimRechargeReward: noOffer,
  claimRechargeRebate: noOffer,
  claimInvitation: noOffer,
  claimDailyRescue: noOffer,
  claimDailyWheel: noOffer,
  claimLotteryWheel: noOffer,
  day7Login: noOffer,
  claimRebates: noOffer,
}

/** Bodies that are taken from who is free. */
const own: Bodies = {
  startRound: () => ({ game_id: diceGame, mode: 'real', stake: '1.00', bet: dice }),
  launchGame: () => ({ game_id: diceGame, mode: 'real' }),
  placeTableBet: async ({ world, member }) => {
    const state = await world.call(member, 'game/table', { game_id: crashGame, mode: 'real' })
    const number = state.data?.round?.number ?? 1
    return {
      ...{ game_id: crashGame, mode: 'real', number, slot: 0, stake: '1.00' },
      bet: { stake: '1.00', autoCashOut: 200 },
    }
  },
  rechargeOnline: () => ({ money: '50.00', payment_id: 'pix', payment_type: 'pix' }),
  saveAccount: () => ({ id: randomUUID(), kind: 'pix', pix_type: 'evp', pix_key: randomUUID() }),
  drawing: () => ({ money: '20.00', member_bank_id: randomUUID(), payment_type: 'pix', qk_pwd: '482913' }),
  setWithdrawalPassword: () => ({ qk_pwd: '482913', qk_pwd_confirmation: '482913' }),
  lowerLimit: () => ({ kind: 'stake', period: 'month', value: '900.00' }),
  setCheckMinutes: () => ({ minutes: 30 }),
  openTicket: () => ({ id: randomUUID(), topic: 'other', order: null, text: 'Como funciona isto?' }),
}

const nobody = 'http://127.0.0.1:9'
let world: PromotionWorld
let administrator: Visit['administrator']
beforeAll(async () => {
  // A provider of payments and one of identities that nobody answers for: what is refused is refused before they are asked.
  world = await createPromotionWorld({
    ...{ IDENTITY_BEFORE: 'play', IDENTITY_URL: nobody, IDENTITY_KEY: 'the-key-of-the-identities' },
    ...{ PIX_URL: nobody, PIX_CLIENT_SECRET: 'a'.repeat(32), PIX_WEBHOOK_SECRET: 'b'.repeat(32) },
    ...{ PIX_WEBHOOK_URL: `${nobody}/provider/pix/webhook`, PIX_TIMEOUT_MS: '500' },
  })
  await seedCatalogue(world.deps)
  administrator = await administratorHeaders(world)
})
afterAll(async () => {
  await expectSoundBooks(world)
  await world.close()
})

const locked = ({ id: memberId }: TestMember, work: Parameters<typeof transaction>[1]) =>
  transaction(world.deps.db, async tx => {
    await lockWallet(tx, memberId, 'BRL')
    return work(tx)
  })

/** What makes each of them what they are. */
const becomes: Record<State, (member: TestMember) => Promise<unknown>> = {
  paused: member => world.call(member, 'breaks/take', { id: randomUUID(), term: 'week' }),
  excluded: member => world.call(member, 'breaks/take', { id: randomUUID(), term: 'indefinite' }),
  limited: async member => {
    for (const kind of ['deposit', 'stake', 'loss']) {
      await world.call(member, 'limits/set', { kind, period: 'day', value: '10.00' })
    }
  },
  unverified: member =>
    locked(member, async tx => {
      await sql`DELETE FROM identity_check WHERE member_id = ${member.id}`.execute(tx)
      const closing = { memberId: member.id, kind: 'identity_required', at: world.clock.now() } as const
      return closePlay(world.deps, tx, closing)
    }),
  at_risk: member =>
    locked(member, tx =>
      closeOffers(world.deps, tx, { memberId: member.id, by: 'score', at: world.clock.now() }),
    ),
}

/** A table takes bets for some seconds of each round: on a busy machine it may be too late, and the next one comes. */
async function untilOpen(ask: () => Promise<string>): Promise<string> {
  for (let turn = 0; turn < 60; turn += 1) {
    const outcome = await ask()
    if (outcome !== '409 betting_closed' && outcome !== '409 round_unknown') return outcome
    await delay(500)
  }
  throw new Error('no table ever takes a bet')
}

/** Recharged and played, as somebody to whom everything is open; what each call answered. */
async function walk(state: State | undefined): Promise<ReadonlyMap<string, string>> {
  const member = await world.member()
  await proveDemoAccount(world.deps, member.id)
  await world.recharge(member, 100_000n)
  await world.play(member, 10_000n)
  if (state !== undefined) await becomes[state](member)
  const visit = { world, member, administrator }
  const heard = new Map<string, string>()
  for (const [name, endpoint] of callsInOrder) {
    if (endpoint.access === 'administrator') continue
    heard.set(name, await untilOpen(() => outcomeOf(visit, name, endpoint, own)))
  }
  return heard
}

let free: ReadonlyMap<string, string>

test.each(states)(
  'each call answers who is %s as listed, and in all else as anybody',
  async state => {
    free ??= await walk(undefined)
    const heard: Record<string, string> = {}
    for (const [name, outcome] of await walk(state)) {
      if (outcome !== free.get(name)) heard[name] = outcome
    }
    const listed = Object.entries(differs).flatMap(([name, of]) =>
      of[state] === undefined ? [] : [[name, of[state]]],
    )
    expect(heard).toEqual(Object.fromEntries(listed))
  },
  // Each is a hundred and twenty calls, passwords among them.
  240_000,
)
