import { sql } from 'kysely'
import { closeRow, type GameAnswer, startRow, stepRow } from '../../../server/features/games/rounds/store.ts'
import { amounts } from '../ledger/ledger-model.ts'
import { type LedgerWorld, slots } from '../ledger/ledger-world.ts'

interface Hands {
  readonly world: LedgerWorld
  readonly memberId: string
  readonly idOf: (what: string, index: number) => string
}

type Step = (hands: Hands, index: number) => Promise<{ readonly status: string }>

const hidden = Buffer.from('hidden')
const answer = '{"data": {}}'
const reported = ({ word }: GameAnswer) => ({ status: word })
const newIds = ({ newId }: LedgerWorld) => Array.from({ length: 6 }, newId)

/** The member's pair of seeds, made when it is first asked for; nobody draws from it here. */
async function nonceOf({ world, memberId, idOf }: Hands): Promise<number> {
  await sql`INSERT INTO game_seed (member_id, id, currency, server_seed_sealed, seed_hash, client_seed, created_at)
    VALUES (${memberId}, ${idOf('seed', 0)}, 'BRL', ${hidden}, 'x', 'x', ${world.at.now})
    ON CONFLICT DO NOTHING`.execute(world.db)
  const { rows } = await sql<{ next_nonce: number }>`
    SELECT next_nonce FROM game_seed WHERE member_id = ${memberId}`.execute(world.db)
  return rows[0]?.next_nonce ?? 0
}

const start: Step = async (hands, index) => {
  const { world, memberId, idOf } = hands
  const key = `game:${index}`
  const nonce = await nonceOf(hands)
  const round = await startRow(world.db, {
    ...{ memberId, currency: 'BRL', key, hash: Buffer.from(key), seedId: idOf('seed', 0), nonce },
    ...{ roundId: idOf('game', index), ids: newIds(world), gameId: key, dimension: slots.game },
    ...{ category: 'card', edgePpm: 5_000, stake: amounts.stake(index), most: 1_000_000n, payout: 0n },
    ...{ state: undefined, sealed: hidden, answer, at: world.at.now },
  })
  return reported(round)
}

/** Step number `step` adds `more` to the stake, and settles the round when it `pays`. */
const step =
  (step: number, more: bigint, pays?: (index: number) => bigint): Step =>
  async ({ world, memberId, idOf }, index) => {
    const key = `game-step:${index}:${step}`
    const isOver = pays !== undefined
    return reported(
      await stepRow(world.db, {
        ...{ memberId, key, hash: Buffer.from(key), roundId: idOf('game', index), step, ids: newIds(world) },
        ...{ more, payout: pays?.(index) ?? 0n, state: isOver ? '{}' : undefined },
        ...{ sealed: isOver ? undefined : hidden, answer, at: world.at.now },
      }),
    )
  }

/** What became of a round that was left: paid, or given back whole. */
const close: Step = async ({ world, memberId, idOf }, index) => {
  const roundId = idOf('game', index)
  const { rows } = await sql<{ steps: number }>`
    SELECT steps FROM game_round WHERE member_id = ${memberId} AND id = ${roundId}`.execute(world.db)
  const closing = { memberId, roundId, steps: rows[0]?.steps ?? 0, ids: newIds(world), hash: hidden }
  const end = { payout: amounts.payout(index), givesBack: index % 2 === 0, state: '{}', at: world.at.now }
  return { status: (await closeRow(world.db, { ...closing, ...end })) ? 'closed' : 'left' }
}

/** Rounds of our own games, whose steps add to their stakes: a history's step does each of them once. */
export const gameSteps = {
  game: start,
  'game-more': step(1, 150n),
  'game-end': step(2, 70n, amounts.payout),
  'game-close': close,
} satisfies Record<string, Step>

/** Rounds of ours whose stake is not what the ledger took for them. */
export async function wrongGameStakes({ world, memberId }: Hands): Promise<string | undefined> {
  const { rows } = await sql<{ said: bigint; taken: bigint }>`
    SELECT g.stake AS said, r.stake_cash + r.stake_bonus AS taken
    FROM game_round g JOIN round r ON r.member_id = g.member_id AND r.id = g.id
    WHERE g.member_id = ${memberId}
      AND r.stake_cash + r.stake_bonus <> CASE WHEN g.status = 'rolled_back' THEN 0 ELSE g.stake END`.execute(
    world.db,
  )
  const [wrong] = rows
  return wrong && `a round says that ${wrong.said} was staked, and ${wrong.taken} was taken`
}
