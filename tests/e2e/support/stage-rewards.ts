import { randomBytes, randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { brazilDay } from '../../../contract/brazil-day.ts'
import { insertReward } from '../../../server/features/promotions/reward-store.ts'
import { createDatabase } from '../../../server/platform/database/connect.ts'
import { nextListVersion } from '../../../server/platform/database/member-list.ts'
import { withOwnerUrl } from '../../../server/platform/database/owner-url.ts'
import type { Database } from '../../../server/platform/database/schema.ts'
import { transaction } from '../../../server/platform/database/transaction.ts'
import { createUuidV7 } from '../../../server/platform/workers/uuid-v7.ts'
import { createWallet } from '../../../server/wallet/wallet.ts'
import { depositByPix } from './forms/payee.ts'
import { askServer, type Member, registerMember } from './server.ts'

const dayMs = 86_400_000
const currency = 'BRL'
type Db = Kysely<Database>
type Wallet = ReturnType<typeof createWallet>

/**
 * Everything there is to claim at once, by the wallet's own functions in the database of the running product: R$ 1,000
 * recharged and played through, R$ 500 of it lost yesterday, R$ 0.50 of betting rebate, a friend whose seven days are over.
 */
export async function stageRewards(member: Member): Promise<void> {
  const friend = await registerMember({}, await inviteCodeOf(member))
  await Promise.all([depositByPix(member, '1000.00'), depositByPix(friend, '100.00')])
  const yesterday = { now: () => new Date(Date.now() - dayMs) }
  const newId = createUuidV7(yesterday, bytes => crypto.getRandomValues(bytes))
  const wallet = createWallet({ clock: yesterday, newId, hashSecret: randomBytes(16).toString('hex') })
  const dataDir = process.env.ARARA_E2E_DATA ?? '.data'
  await withOwnerUrl({ databaseUrl: undefined, dataDir, onNotice: () => undefined }, async url => {
    const db = createDatabase(url, { max: 1 })
    const play = (memberId: string, stake: bigint, payout: bigint) =>
      playOnce({ db, wallet, memberId, roundId: newId(), stake, payout })
    for (let round = 0; round < 11; round++) await play(member.id, 100_000n, 100_000n)
    await play(member.id, 50_000n, 0n)
    for (let round = 0; round < 31; round++) await play(friend.id, 10_000n, 10_000n)
    await sql`UPDATE invitation SET reached_at = reached_at - interval '8 days' WHERE friend_id = ${friend.id}`.execute(
      db,
    )
    await earnRebate({ db, wallet, memberId: member.id, rewardId: newId(), at: yesterday.now() })
    await db.destroy()
  })
}

const codeReply = z.object({ data: z.object({ invite_code: z.string() }) })
export const inviteCodeOf = async ({ token }: Pick<Member, 'token'>) =>
  (await askServer('/api/auth/me', codeReply, { token })).data.invite_code

interface Round {
  readonly db: Db
  readonly wallet: Wallet
  readonly memberId: string
  readonly roundId: string
  readonly stake: bigint
  readonly payout: bigint
}

/** A round of an edge of 5 %: its stake counts whole. */
async function playOnce({ db, wallet, memberId, roundId, stake, payout }: Round): Promise<void> {
  const game = { game: 'arara:test-slot', category: 'slots', edgePpm: 50_000 } as const
  const outcome = await wallet.playRound(db, {
    ...game,
    memberId,
    currency,
    roundId,
    key: randomUUID(),
    stake,
    payout,
  })
  if (outcome.status !== 'posted') throw new Error(`Not played: ${outcome.word}`)
}

interface Rebate {
  readonly db: Db
  readonly wallet: Wallet
  readonly memberId: string
  readonly rewardId: string
  readonly at: Date
}

/** As the night writes it: the reward's row, then the money. */
async function earnRebate({ db, wallet, memberId, rewardId, at }: Rebate): Promise<void> {
  const subject = brazilDay(at)
  const amount = 50n
  await transaction(
    db,
    async tx => {
      const version = await nextListVersion(tx, memberId, 'reward')
      const cause = {
        member_id: memberId,
        id: rewardId,
        promotion: 'rebates',
        subject,
        terms_version: 1,
      } as const
      const paid = {
        amount,
        wallet: 'rebate',
        cost: 'rebate_cost',
        state: 'paid',
        recharge_id: null,
      } as const
      const rest = { details: { day: subject }, seed_id: null, nonce: null, created_at: at, version }
      await insertReward(tx, { ...cause, ...paid, ...rest })
      const to = { to: 'rebate', cost: 'rebate_cost', kind: 'reward_rebates' } as const
      await wallet.payReward(tx, {
        ...to,
        memberId,
        currency,
        key: `rebates:${subject}`,
        amount,
        reference: rewardId,
      })
    },
    { keyed: true },
  )
}
