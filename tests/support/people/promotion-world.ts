import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { noteRechargeGone, recordRechargeSettled } from '../../../server/features/promotions/service.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { checkInvariants } from '../../../server/wallet/invariants.ts'
import { balances } from '../../../server/wallet/members.ts'
import { pairOf } from '../ledger/seed-pairs.ts'
import { createTestApp } from '../test-app.ts'
import { registerMember, type TestMember } from './test-members.ts'

const dayMs = 86_400_000

/** The real server, members who recharge and play, and a clock: everything a promotion looks at. */
export async function createPromotionWorld(environment: Record<string, string> = {}) {
  const app = await createTestApp({ environment })
  const { deps, clock } = app
  const now = () => clock.now()
  /** Tokens live 30 min: a member who comes back another day signs in again. */
  const bearers = new Map<string, string>()
  const signIn = async ({ id, name, password }: TestMember) => {
    const headers = { 'idempotency-key': randomUUID() }
    const payload = { name, password }
    const answer = await app.app.inject({ method: 'POST', url: '/api/auth/login2', headers, payload })
    bearers.set(id, `Bearer ${answer.json().access_token}`)
  }
  const send = (member: TestMember, url: string, payload: object, key: string, cookie?: string) => {
    const authorization = bearers.get(member.id) ?? `Bearer ${member.token}`
    const headers = { authorization, 'idempotency-key': key, ...(cookie !== undefined && { cookie }) }
    return app.app.inject({ method: 'POST', url, headers, payload })
  }
  const call = async (
    member: TestMember,
    path: string,
    body: object = {},
    key = randomUUID(),
    cookie?: string,
  ) => {
    let answer = await send(member, `/api/${path}`, body, key, cookie)
    if (answer.json().error === 'session_expired') {
      await signIn(member)
      answer = await send(member, `/api/${path}`, body, key, cookie)
    }
    return { cookies: answer.cookies, ...answer.json() }
  }
  /** One settled round; weighted in full by default: an edge of 5 %. */
  const play = async ({ id: memberId }: TestMember, stake: bigint, payout = stake, edgePpm = 50_000) => {
    const round = {
      memberId,
      currency: 'BRL',
      game: 'arara:test-slot',
      category: 'slots',
      edgePpm,
    } as const
    const outcome = await deps.wallet.playRound(deps.db, {
      ...round,
      roundId: deps.ids(),
      key: randomUUID(),
      stake,
      payout,
    })
    expect(outcome).toMatchObject({ status: 'posted' })
  }
  return {
    ...app,
    call,
    member: async (changes: Record<string, unknown> = {}) => {
      const member = await registerMember(app, changes)
      await pairOf(deps, member.id)
      return member
    },
    /** Credits a deposit of `amount` centavos and reports it as the settlement of a PIX does. Returns its deposit key. */
    recharge: async ({ id: memberId }: TestMember, amount: bigint, payer?: string) => {
      const rechargeId = deps.ids()
      const depositKey = `pix:${randomUUID()}`
      await transaction(deps.db, async tx => {
        const deposit = { memberId, currency: 'BRL', key: depositKey, amount, fee: 0n, psp: 'pix' } as const
        await deps.wallet.deposit(tx, { ...deposit, reference: rechargeId, wageringPercent: 100n })
        await recordRechargeSettled(deps, tx, { memberId, rechargeId, depositKey, amount, payer })
      })
      return { rechargeId, depositKey }
    },
    /** The payer's bank takes it back. */
    clawBack: (member: TestMember, depositKey: string, amount: bigint) =>
      transaction(deps.db, async tx => {
        const back = { memberId: member.id, currency: 'BRL', depositKey, psp: 'pix' } as const
        await deps.wallet.clawBack(tx, { ...back, key: `clawback:${randomUUID()}`, amount })
        await noteRechargeGone(deps, tx, { memberId: member.id, depositKey, amount })
      }),
    play,
    /** Stakes an amount so many times over in even rounds, and loses it evenly. What a stake needs beyond it is lent meanwhile. */
    lose: async (
      member: TestMember,
      amount: bigint,
      { times, rounds, edgePpm }: { times: bigint; rounds: bigint; edgePpm: number },
    ) => {
      const stake = (amount * times) / rounds
      const lend = (lent: bigint) =>
        transaction(deps.db, tx =>
          deps.wallet.adjust(tx, {
            memberId: member.id,
            currency: 'BRL',
            key: randomUUID(),
            amount: lent,
            reference: 'lent by a test',
          }),
        )
      await lend(stake)
      for (let round = 0n; round < rounds; round += 1n)
        await play(member, stake, stake - amount / rounds, edgePpm)
      await lend(-stake)
    },
    /** A withdrawal as it is written down, in the state it came to. */
    withdrawal: ({ id }: TestMember, money: bigint, state: 'pending' | 'paid' | 'rejected') =>
      sql`INSERT INTO withdrawal (member_id, id, order_no, money, fee, state, account_id, account_label, payment_type,
          destination_sealed, created_at, expected_by, version)
        VALUES (${id}, ${deps.ids()}, ${randomUUID()}, ${money}, 0, ${state}, ${deps.ids()}, 'Pix', 'cpf', '',
          ${now()}, ${now()}, 1)`.execute(deps.db),
    wallet: async ({ id }: TestMember) => {
      const found = (await balances(deps.db, id, now())).find(view => view.currency === 'BRL')
      if (found === undefined) throw new Error('A member without a wallet')
      return found
    },
    /** Turns the clock to a time of day in America/Sao_Paulo, today or later. */
    turnTo: (time: string, daysOn = 0) => {
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(now())
      const wanted = Date.parse(`${today}T${time}-03:00`) + daysOn * dayMs
      clock.advance(wanted - now().getTime())
    },
  }
}

export type PromotionWorld = Awaited<ReturnType<typeof createPromotionWorld>>

export async function expectSoundBooks(world: PromotionWorld): Promise<void> {
  expect(await checkInvariants(world.deps.db)).toEqual([])
}

/** Sent fifty times at once, each under a key of its own: pays once. The answers that paid come back. */
export async function fiftyTimes(claim: () => Promise<{ code: number }>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: 50 }, claim))
  expect(answers.every(({ code }) => code < 500)).toBe(true)
  return answers.filter(({ code }) => code === 200).length
}
