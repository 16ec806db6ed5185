import { createECDH, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { proveDemoAccount } from '../../../server/features/account/kyc/service.ts'
import { seedCatalogue } from '../../../server/features/lobby/catalogue/seed-catalogue.ts'
import { closeOffers, closePlay } from '../../../server/features/responsible-gambling/breaks/service.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { lockWallet } from '../../../server/wallet/post.ts'
import { goodValue } from '../../contract/fuzz/good-value.ts'
import { crashGame } from '../../support/ledger/shared-hall.ts'
import { league } from '../../support/ledger/sports-hall.ts'
import { pin } from '../../support/people/account-holder.ts'
import { dice, diceGame, minesGame } from '../../support/people/game-player.ts'
import { photo } from '../../support/people/identity-member.ts'
import {
  createPromotionWorld,
  expectSoundBooks,
  type PromotionWorld,
} from '../../support/people/promotion-world.ts'
import { proofFor } from '../../support/people/step-up.ts'
import { administratorHeaders, type TestMember } from '../../support/people/test-members.ts'
import { asAnybody, differs, ofAdministrators, type State, states } from '../../support/protected-calls.ts'
import { type Bodies, callsInOrder, outcomeOf, usualBodies, type Visit } from '../../support/walk-calls.ts'

/*
 * "every call walked for a paused, excluded, limited, unverified and at-risk member". Each of them makes every
 * call that a member can make, with a body that would be taken; the table of `protected-calls.ts` says where they are answered
 * otherwise than somebody whom nothing holds back.
 */
/** What a member has before they become what they are. */
interface Belongings {
  readonly round: string
  readonly order: string
  readonly account: string
  /** A wish for more that waits its day. */
  readonly raise: string
}
const belongings = new Map<string, Belongings>()
function belongingsOf({ member }: Visit): Belongings {
  const found = belongings.get(member.id)
  if (found === undefined) throw new Error('a member who has nothing')
  return found
}

async function equip(member: TestMember): Promise<void> {
  const bet = { game_id: minesGame, mode: 'real', stake: '1.00', bet: { stake: '1.00', mines: 3 } }
  const { data: started } = await world.call(member, 'game/round/start', bet)
  const byHand = { money: '50.00', payment_id: 'bank-transfer', payment_type: 'transfer' }
  const { data: ordered } = await world.call(member, 'recharge/online', byHand)
  const account = randomUUID()
  const key = { kind: 'pix', pix_type: 'cpf', pix_key: member.cpf }
  await world.call(member, 'memberbanks/save', { id: account, ...key })
  await sql`UPDATE payout_account SET confirmed_at = created_at, payable_from = NULL WHERE id = ${account}`.execute(
    world.deps.db,
  )
  const most = { kind: 'loss', period: 'month' }
  await world.call(member, 'limits/set', { ...most, value: '900.00' })
  const { data: known } = await world.call(member, 'limits/set', { ...most, value: '950.00' })
  const pending = known.limits.find(
    (one: { pending: { id: string } | null }) => one.pending !== null,
  )?.pending
  belongings.set(member.id, {
    ...{ round: started.round.id, order: ordered.order.id, account },
    raise: pending.id,
  })
}

/** Bodies that are taken from who is free. */
const own: Bodies = {
  login: ({ member: { name, password } }) => ({ name, password }),
  resetPassword: ({ member }) => ({ account: member.name, code: '000000', ...newPassword }),
  changePassword: () => ({ old_password: 'not the password', ...newPassword }),
  setProfilePicture: () => ({ id: null }),
  demoMessages: () => ({ to: '+5511987654321' }),
  tableState: () => ({ game_id: crashGame, mode: 'real' }),
  sportsBoard: () => ({ game_id: league, mode: 'real' }),
  sportsSlips: () => ({ game_id: league, mode: 'real' }),
  stepRound: visit => ({
    ...{ round_id: belongingsOf(visit).round, step_number: 1, step: { action: 'reveal', cell: 0 } },
  }),
  startRound: () => ({ game_id: diceGame, mode: 'real', stake: '1.00', bet: dice }),
  launchGame: () => ({ game_id: diceGame, mode: 'real' }),
  rotateSeeds: async ({ world, member }) => {
    const { data } = await world.call(member, 'game/seeds', { mode: 'demo' })
    return { mode: 'demo', seed_hash: data.next_seed_hash, client_seed: 'minha' }
  },
  placeTableBet: async ({ world, member }) => {
    const state = await world.call(member, 'game/table', { game_id: crashGame, mode: 'real' })
    const number = state.data?.round?.number ?? 1
    return {
      ...{ game_id: crashGame, mode: 'real', number, slot: 0, stake: '1.00' },
      bet: { stake: '1.00', autoCashOut: 200 },
    }
  },
  placeSportsBet: async visit => {
    const { id, odds } = await someMatch(visit)
    const legs = [{ match: id, market: '1x2', pick: 'home', odds: odds['1x2'].home }]
    return {
      ...{ game_id: league, mode: 'real', stake: '1.00', accept_better: true },
      bet: { kind: 'singles', stake: '1.00', legs },
    }
  },
  rechargeOnline: () => ({ money: '50.00', payment_id: 'pix', payment_type: 'pix' }),
  cancelRecharge: visit => ({ id: belongingsOf(visit).order }),
  rechargeProof: visit => ({ order_id: belongingsOf(visit).order, file: photo }),
  saveAccount: () => ({ id: randomUUID(), kind: 'pix', pix_type: 'evp', pix_key: randomUUID() }),
  drawing: visit => ({
    ...{ money: '20.00', member_bank_id: belongingsOf(visit).account, payment_type: 'pix', qk_pwd: pin },
  }),
  setWithdrawalPassword: ({ member }) => ({
    ...{ qk_pwd: pin, qk_pwd_confirmation: pin },
    proof: proofFor(world.deps, member.token, 'withdrawal_password'),
  }),
  confirmAccount: visit => ({ id: belongingsOf(visit).account, qk_pwd: pin }),
  removeAccount: visit => ({ id: belongingsOf(visit).account, qk_pwd: pin }),
  setLimit: () => ({ kind: 'stake', period: 'week', value: '950.00' }),
  lowerLimit: () => ({ kind: 'stake', period: 'month', value: '900.00' }),
  confirmLimit: visit => ({ id: belongingsOf(visit).raise }),
  cancelLimit: visit => ({ id: belongingsOf(visit).raise }),
  takeBreak: () => ({ id: randomUUID(), term: 'week' }),
  answerCheck: ({ world }) => ({ check_at: world.clock.now().toISOString() }),
  setCheckMinutes: () => ({ minutes: 30 }),
  endedSessions: () => ({ month: '2026-01' }),
  sendIdentityPicture: () => ({ kind: 'document_front', file: photo }),
  appealIdentity: () => ({ text: 'Casei e mudei de nome.' }),
  acceptTerms: () => ({ version: 1, language: 'pt' }),
  readNotifications: () => ({ up_to: randomUUID() }),
  subscribePush: () => ({ endpoint: 'https://push.example.com/1', keys: deviceKeys, topics: ['money'] }),
  openTicket: () => ({ id: randomUUID(), topic: 'other', order: null, text: 'Como funciona isto?' }),
}
const newPassword = { password: 'outra senha boa 2', password_confirmation: 'outra senha boa 2' }
const deviceKeys = {
  p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
  auth: Buffer.alloc(16, 7).toString('base64url'),
}
const board = z.object({
  matches: z.array(z.object({ id: z.string(), odds: z.object({ '1x2': z.object({ home: z.number() }) }) })),
})

/** Asking wakes the league, whose matches come a moment later. */
async function someMatch({ world, member }: Visit) {
  for (let turn = 0; turn < 240; turn += 1) {
    const { data } = await world.call(member, 'sports/board', { game_id: league, mode: 'real' })
    const [match] = z.parse(board, data).matches
    if (match !== undefined) return match
    await delay(500)
  }
  throw new Error('no match ever takes a bet')
}

/** Of all other calls something that their schema takes: what is refused for its form alone was not walked. */
const sampled = (body: Endpoint['body']) => () =>
  z.parse(z.record(z.string(), z.unknown()), fc.sample(goodValue(body), { numRuns: 1, seed: 7 })[0])
const bodies: Bodies = {
  ...Object.fromEntries(
    callsInOrder
      .filter(([, { body }]) => !z.safeParse(body, {}).success)
      .map(([name, { body }]) => [name, sampled(body)]),
  ),
  ...usualBodies,
  ...own,
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
  for (let turn = 0; turn < 240; turn += 1) {
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
  await equip(member)
  if (state !== undefined) await becomes[state](member)
  const visit = { world, member, administrator }
  const received = new Map<string, string>()
  for (const [name, endpoint] of callsOfMembers) {
    received.set(name, await untilOpen(() => outcomeOf(visit, name, endpoint, bodies)))
  }
  return received
}

const callsOfMembers = callsInOrder.filter(
  ([name, { access }]) => access !== 'administrator' && !ofAdministrators.includes(name),
)
let free: ReadonlyMap<string, string>

test('somebody has thought of these five at each call that a member can make', () => {
  const names = callsOfMembers.map(([name]) => name)
  expect([...Object.keys(differs), ...asAnybody].toSorted()).toEqual(names.toSorted())
})

test('no call is refused for the form of what is sent: such a one was not walked at all', async () => {
  free ??= await walk(undefined)
  const malformed = [...free].filter(([, outcome]) => outcome.startsWith('400'))
  expect(malformed).toEqual([])
})

test.each(states)(
  'each call answers who is %s as listed, and in all else as anybody',
  async state => {
    free ??= await walk(undefined)
    const received: Record<string, string> = {}
    for (const [name, outcome] of await walk(state)) {
      if (outcome !== free.get(name)) received[name] = outcome
    }
    const listed = Object.entries(differs).flatMap(([name, of]) =>
      of[state] === undefined ? [] : [[name, of[state]]],
    )
    expect(received).toEqual(Object.fromEntries(listed))
  },
  // Each is a hundred and twenty calls, passwords among them.
  240_000,
)
