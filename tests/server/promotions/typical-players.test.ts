import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PromotionTerms } from '../../../contract/promotions/promotion-terms.ts'
import { settleDue } from '../../../server/features/agency/settle.ts'
import { createUnclaimedReturns } from '../../../server/features/promotions/return-unclaimed.ts'
import { type Received, typicalPlayer } from '../../../server/features/promotions/rules/typical-player.ts'
import { defaultTerms } from '../../support/default-terms.ts'
import {
  createPromotionWorld,
  expectSoundBooks,
  type PromotionWorld,
} from '../../support/people/promotion-world.ts'
import type { TestMember } from '../../support/people/test-members.ts'

/* What typical players and agents receive, on the real ledger: the tables of docs/rules/promotions.md. */
let world: PromotionWorld
let terms: PromotionTerms
beforeAll(async () => {
  world = await createPromotionWorld()
  terms = await defaultTerms()
})
beforeEach(() => world.turnTo('12:00:00', 1))
afterEach(() => expectSoundBooks(world))
afterAll(() => world.close())

const amounts = [5_000n, 10_000n, 50_000n]
const turnovers = [1, 5, 10, 25]
const edgePpm = 40_000

/** Deposits, stakes it so many times over on a slot that keeps 4 %, and loses it evenly. */
async function lose(who: TestMember, recharge: bigint, times: number): Promise<void> {
  await world.recharge(who, recharge)
  await world.lose(who, recharge, { times: BigInt(times), rounds: 50n, edgePpm })
}

async function workers(): Promise<void> {
  await world.deps.wallet.tend(world.deps.db, 1_000)
  await createUnclaimedReturns(world.deps)()
}

/** What a claim pays now, as the books say. */
async function claimed(who: TestMember, path: string): Promise<bigint> {
  const before = (await world.wallet(who)).cash
  await world.call(who, path)
  return (await world.wallet(who)).cash - before
}

/** Claims the rebate at once, cashback on the next day, and again on the eighth. */
async function received(who: TestMember): Promise<Received> {
  const rebate = await claimed(who, 'rechargerebate/claim')
  world.turnTo('09:00:00', 1)
  const cashback = await claimed(who, 'dailyrescue/claim')
  world.turnTo('13:00:00', 6)
  await workers()
  world.turnTo('09:00:00', 1)
  return { cashback, rebate, reward: 0n, returned: await claimed(who, 'dailyrescue/claim') }
}

const money = (centavos: bigint) => `${centavos / 100n}.${String(centavos % 100n).padStart(2, '0')}`

/** `8.00: 1.60 next day, 6.40 on day 8` */
function cell({ cashback, rebate, returned }: Received): string {
  const parts = [
    ...(rebate > 0n ? [`${money(rebate)} rebate`] : []),
    ...(cashback > 0n ? [`${money(cashback)} next day`] : []),
    ...(returned > 0n ? [`${money(returned)} on day 8`] : []),
  ]
  const total = money(cashback + rebate + returned)
  return parts.length > 0 ? `**${total}**: ${parts.join(', ')}` : `**${total}**`
}

/** The lines between two marks of the document. */
function stated(name: string): string {
  const text = readFileSync(new URL('../../../docs/rules/promotions.md', import.meta.url), 'utf8')
  const [, after = ''] = text.split(`<!-- ${name} -->\n`)
  return after.split('<!-- end -->')[0] ?? ''
}

describe('typical players receive something (docs/rules/promotions.md#what-typical-players-receive)', () => {
  it('the table is what the ledger pays, to the centavo, and what the model of the preview says', async () => {
    const lines = ['| deposit, lost | 1× | 5× | 10× | 25× |', '|---|---|---|---|---|']
    for (const recharge of amounts) {
      const cells: string[] = []
      for (const times of turnovers) {
        world.turnTo('12:00:00', 1)
        const player = await world.member()
        await lose(player, recharge, times)
        const paid = await received(player)
        expect(typicalPlayer(terms, { recharge, times, edgePpm })).toEqual(paid)
        cells.push(cell(paid))
      }
      lines.push(`| R$ ${recharge / 100n} | ${cells.join(' | ')} |`)
    }
    expect(stated('players')).toBe(`${lines.join('\n')}\n`)
  })

  it.each([
    [10_000n, 1, 200n],
    [10_000n, 5, 800n],
    [10_000n, 10, 800n],
    [5_000n, 5, 400n],
  ])('%s centavos lost at %s× bring %s at least, within 8 days', (recharge, times, least) => {
    const { cashback, rebate, returned } = typicalPlayer(terms, { recharge, times, edgePpm })
    expect(cashback + rebate + returned).toBeGreaterThanOrEqual(least)
  })
})

describe('typical agents receive something', () => {
  const friendsOf = (agent: TestMember) =>
    Promise.all([1, 2, 3].map(() => world.member({ invite_code: agent.inviteCode })))

  async function commission({ id }: TestMember): Promise<bigint> {
    const { rows } = await sql<{ paid: bigint }>`SELECT coalesce(sum(commission), 0)::bigint AS paid
      FROM agency_week WHERE agent_id = ${id} AND paid_at IS NOT NULL`.execute(world.deps.db)
    return rows[0]?.paid ?? 0n
  }

  /** Weeks go by: requirements end, weeks are settled. */
  async function weeksPass(count: number): Promise<void> {
    for (let week = 0; week < count; week += 1) {
      world.turnTo('13:00:00', 7)
      await workers()
      await settleDue(world.deps)
    }
  }

  async function agentOf(times: number, isClaiming: boolean): Promise<readonly bigint[]> {
    const agent = await world.member()
    const friends = await friendsOf(agent)
    world.turnTo('12:00:00', 1)
    for (const friend of friends) await lose(friend, 100_000n, times)
    if (isClaiming) for (const friend of friends) await claimed(friend, 'rechargerebate/claim')
    await weeksPass(1)
    const first = await commission(agent)
    await weeksPass(1)
    const second = await commission(agent)
    await weeksPass(6)
    return [first, second - first, (await commission(agent)) - second]
  }

  it('the table is what the settlements pay an agent whose three friends lost R$ 1,000 each', async () => {
    const lines = ['| their turnover | first week | second week | later | in all |', '|---|---|---|---|---|']
    const cases = [
      ['1×', 1, false],
      ['5×', 5, false],
      ['8×, rebates not claimed', 8, false],
      ['8×, rebates claimed', 8, true],
      ['25×, rebates claimed', 25, true],
    ] as const
    for (const [name, times, isClaiming] of cases) {
      const paid = await agentOf(times, isClaiming)
      const all = paid.reduce((sum, part) => sum + part, 0n)
      if (name === '8×, rebates not claimed') expect(all).toBeGreaterThanOrEqual(10_000n)
      lines.push(`| ${name} | ${[...paid, all].map(money).join(' | ')} |`)
    }
    expect(stated('agents')).toBe(`${lines.join('\n')}\n`)
  })
})
