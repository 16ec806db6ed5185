import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { brazilDay } from '../../../contract/brazil-day.ts'
import { createMemberModel, type MemberModel } from '../../../scripts/simulate/member-model.ts'
import { createCalendar } from '../../../scripts/simulate/model-calendar.ts'
import { createRandom } from '../../../scripts/simulate/play-ways.ts'
import { runRebateNights } from '../../../server/features/promotions/betting-rebate/night.ts'
import { endFirstDepositOffer } from '../../../server/features/promotions/bonuses/service.ts'
import { claimRescue } from '../../../server/features/promotions/daily-rescue/daily-rescue.ts'
import { claimFirst } from '../../../server/features/promotions/first-deposit/first-deposit.ts'
import { claimRebate } from '../../../server/features/promotions/recharge-rebate/recharge-rebate.ts'
import { claimReward } from '../../../server/features/promotions/recharge-reward/recharge-reward.ts'
import { createUnclaimedReturns } from '../../../server/features/promotions/return-unclaimed.ts'
import { levelTermsOf } from '../../../server/features/vip/service.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { Refused } from '../../../server/platform/http/answers/refuse.ts'
import { defaultTerms } from '../../support/default-terms.ts'
import {
  createPromotionWorld,
  expectSoundBooks,
  type PromotionWorld,
} from '../../support/people/promotion-world.ts'
import type { TestMember } from '../../support/people/test-members.ts'

/*
 * The same actions on the ledger and on the model of the rules, by some members over some days; `npm run simulate -- ledger` plays
 * 200 members and a month.
 */
const members = Number(process.env.SIMULATED_MEMBERS ?? 4)
const days = Number(process.env.SIMULATED_DAYS ?? 20)
let world: PromotionWorld
beforeAll(async () => {
  // No worker comes by: the nights' betting rebates are no part of the model.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  world = await createPromotionWorld()
  vi.useRealTimers()
})
afterAll(() => world.close())

interface Player {
  readonly member: TestMember
  readonly model: MemberModel
  readonly random: () => number
  readonly deposits: { key: string; amount: bigint; index: number }[]
}

const pick = <T>(random: () => number, some: readonly T[]): T => {
  const one = some[Math.floor(random() * some.length)]
  if (one === undefined) throw new Error('Nothing to pick from')
  return one
}

function claimOf({ member }: Player) {
  return { memberId: member.id, key: randomUUID(), body: {}, device: randomUUID() }
}

async function claimOnPlay(player: Player, moment: number): Promise<void> {
  const { deps } = world
  for (;;) if ((await claimRebate(deps, claimOf(player))) instanceof Refused) break
  await claimReward(deps, claimOf(player))
  player.model.claimRebates(moment)
  player.model.claimMonths(moment)
}

async function morning(player: Player, day: number): Promise<void> {
  const { rebateRate } = await levelTermsOf(world.deps, world.deps.db, player.member.id)
  player.model.night(day - 1, rebateRate)
  await claimOnPlay(player, day * 24 + 9)
  await claimRescue(world.deps, claimOf(player))
  player.model.claimCashback(day * 24 + 9)
}

async function deposits({ member, model, random, deposits: made }: Player, day: number): Promise<void> {
  if (random() < 0.5) return
  const amount = pick(random, [1_000n, 5_000n, 10_000n, 20_000n, 60_000n])
  const { depositKey: key } = await world.recharge(member, amount)
  made.push({ key, amount, index: model.recharge(day * 24 + 10, amount) })
}

/** Some claim the first deposit's offer on the day of that deposit, some later, some never. */
async function offers(player: Player, day: number): Promise<void> {
  if (player.random() > 0.5) return
  const claimed = await claimFirst(world.deps, claimOf(player))
  expect(player.model.claimOffer(day * 24 + 11)).toBe(!(claimed instanceof Refused))
}

/** As long as the money reaches, bonus after cash; fractions of centavos count. */
async function plays({ member, model, random }: Player, day: number): Promise<void> {
  const moment = day * 24 + 12
  const most = model.bonusAt(moment) === undefined ? 8 : 24
  for (let round = Math.floor(random() * most); round > 0; round -= 1) {
    const reach = model.stakeable(moment)
    const wanted = pick(random, [20n, 1_000n, 4_999n, 20_000n])
    // The whole of what may be staked, too: cash and bonus in one round.
    const stake = wanted > reach ? reach : wanted
    const edge = pick(random, [50_000, 27_000, 10_000, 4_600])
    const payout = stake * (random() < 0.45 ? 2n : random() < 0.06 ? 25n : 0n)
    if (stake === 0n) return
    await world.play(member, stake, payout, edge)
    model.play(moment, stake, payout, BigInt(edge))
  }
}

/** Everything leaves: an open bonus is given up, as the screen asks before. */
async function withdraws({ member, model, random }: Player, day: number): Promise<void> {
  if (random() > 0.3) return
  const { deps } = world
  const { cash: amount } = await world.wallet(member)
  const order = { memberId: member.id, currency: 'BRL', withdrawalId: deps.ids() } as const
  const isLeaving = await transaction(deps.db, async tx => {
    if (amount === 0n || !model.isFreeToLeave()) return false
    await endFirstDepositOffer(deps, tx, member.id)
    const held = await deps.wallet.holdForWithdrawal(tx, { ...order, amount, fee: 0n, waiveWagering: false })
    expect(held.status).toBe('posted')
    await deps.wallet.payOut(tx, { ...order, psp: 'pix' })
    return true
  })
  if (isLeaving) await world.withdrawal(member, amount, 'paid')
  expect(model.withdraw(day * 24 + 15)).toBe(isLeaving)
}

async function goesBack({ member, model, random, deposits: made }: Player, day: number): Promise<void> {
  if (made.length === 0 || random() > 0.05) return
  const gone = pick(random, made)
  made.splice(made.indexOf(gone), 1)
  await world.clawBack(member, gone.key, gone.amount)
  model.goBack(day * 24 + 18, gone.index)
}

/** What the books say of a member, in the words of the model. */
async function booksOf({ id }: TestMember) {
  const { rows } = await sql<Record<string, bigint>>`
    WITH paid AS (SELECT promotion, sum(CASE state WHEN 'paid' THEN amount WHEN 'taken_back'
        THEN CASE WHEN promotion = 'rechargerebate' THEN 0 ELSE -amount END END)::bigint AS amount
      FROM reward WHERE member_id = ${id} GROUP BY promotion),
    played AS (SELECT sum(stake_cash)::bigint AS staked, sum(won_cash)::bigint AS won,
        sum(theoretical)::bigint AS theoretical, sum(theoretical - served_theoretical)::bigint AS free
      FROM member_day WHERE member_id = ${id})
    SELECT coalesce(staked, 0) AS staked, coalesce(won, 0) AS won, coalesce(theoretical, 0) AS theoretical,
      coalesce(free, 0) AS free,
      coalesce((SELECT sum(theoretical) FROM returned_play WHERE member_id = ${id}), 0)::bigint AS returned,
      coalesce((SELECT amount FROM paid WHERE promotion = 'rechargerebate'), 0)::bigint AS rebate,
      coalesce((SELECT amount FROM paid WHERE promotion = 'recharge'), 0)::bigint AS reward,
      coalesce((SELECT amount FROM paid WHERE promotion = 'dailyrescue'), 0)::bigint AS cashback,
      coalesce((SELECT amount FROM paid WHERE promotion = 'rebates'), 0)::bigint AS "bettingRebate",
      coalesce((SELECT sum(amount) FROM reward WHERE member_id = ${id} AND promotion = 'ftd' AND wallet = 'cash'
        AND state = 'paid'), 0)::bigint + coalesce((SELECT sum(converted) FROM bonus_grant
        WHERE member_id = ${id} AND status <> 'cancelled'), 0)::bigint AS offer,
      coalesce((SELECT sum(amount) FROM wallet_hold WHERE member_id = ${id} AND state = 'paid'), 0)::bigint AS withdrawn,
      (SELECT cash - debt FROM wallet WHERE member_id = ${id} AND currency = 'BRL')::bigint AS cash,
      (SELECT bonus FROM wallet WHERE member_id = ${id} AND currency = 'BRL')::bigint AS bonus
    FROM played`.execute(world.deps.db)
  return rows[0]
}

async function expectAgreement({ member, model }: Player): Promise<void> {
  const { recharged: _, gone: __, invited: ___, bonusLuck: ____, ...sums } = model.sums
  const { cash } = model.money
  expect(await booksOf(member)).toEqual({ ...sums, cash, bonus: model.bonusMoney() })
}

test('a bonus that becomes cash, and whose deposit then goes back, is the same on the ledger and in the model', async () => {
  world.turnTo('10:00:00', 1)
  const model = createMemberModel(await defaultTerms(), createCalendar(brazilDay(world.clock.now())))
  const player: Player = { member: await world.member(), model, random: createRandom(1), deposits: [] }
  const play = async (stake: bigint, times: bigint) => {
    await world.play(player.member, stake, stake * times)
    model.play(12, stake, stake * times, 50_000n)
  }
  const { depositKey } = await world.recharge(player.member, 2_000n)
  model.recharge(10, 2_000n)
  await play(2_000n, 0n)
  expect(await claimFirst(world.deps, claimOf(player))).not.toBeInstanceOf(Refused)
  expect(model.claimOffer(11)).toBe(true)
  await world.recharge(player.member, 500n)
  model.recharge(11, 500n)
  // The first round is half cash, half bonus; the second wins more than counts.
  const wins = [3n, 30n, ...Array.from({ length: 40 }, (_one, round) => (round % 2 === 0 ? 0n : 2n))]
  for (const times of wins) if (model.bonusAt(12) !== undefined) await play(model.stakeable(12), times)
  expect(model.sums.offer).toBeGreaterThan(0n)
  expect(model.bonusAt(12)).toBeUndefined()
  await expectAgreement(player)
  await world.clawBack(player.member, depositKey, 2_000n)
  model.goBack(18, 0)
  expect(model.sums.offer).toBe(0n)
  await expectAgreement(player)
  await expectSoundBooks(world)
})

test('the ledger and the model of the rules agree to the centavo, whatever members do', async () => {
  world.turnTo('08:00:00', 1)
  const terms = await defaultTerms()
  const calendar = createCalendar(brazilDay(world.clock.now()))
  const players: Player[] = []
  for (let index = 0; index < members; index += 1) {
    const model = createMemberModel(terms, calendar)
    players.push({ member: await world.member(), model, random: createRandom(index + 9), deposits: [] })
  }
  const night = () => runRebateNights(world.deps, (on, memberId) => levelTermsOf(world.deps, on, memberId))
  for (let day = 0; day < days; day += 1) {
    await night()
    for (const [time, work] of [
      ['09:00:00', morning],
      ['10:00:00', deposits],
      ['11:00:00', offers],
      ['12:00:00', plays],
      ['15:00:00', withdraws],
      ['18:00:00', goesBack],
      ['19:00:00', (player: Player) => claimOnPlay(player, day * 24 + 19)],
    ] as const) {
      world.turnTo(time)
      for (const player of players) await work(player, day)
    }
    world.turnTo('20:00:00')
    await world.deps.wallet.tend(world.deps.db, 10_000)
    await createUnclaimedReturns(world.deps)()
    for (const { model } of players) model.tend(day * 24 + 20)
    world.turnTo('08:00:00', 1)
  }
  for (const player of players) await expectAgreement(player)
  const paid = players.reduce((sum, { model }) => sum + model.sums.rebate + model.sums.cashback, 0n)
  expect(paid).toBeGreaterThan(0n)
  expect(players.some(({ model }) => model.sums.offer > 0n)).toBe(true)
  expect(players.some(({ model }) => model.sums.withdrawn > 0n)).toBe(true)
  await expectSoundBooks(world)
  // `npm run simulate -- ledger` plays 200 members for a month here.
}, 3_600_000)
