import { sql } from 'kysely'
import { generateGames } from '../generate-games.ts'
import { newAdministrator } from '../peers/pix-people.ts'
import { openProviderClient } from '../peers/provider-client.ts'
import { seatAt } from '../peers/provider-seat.ts'
import { callsOf, createPlayer } from '../people/game-player.ts'
import { backOffice } from '../people/owners.ts'
import { createTestApp } from '../test-app.ts'

type Player = Awaited<ReturnType<typeof createPlayer>>

/** A casino whose caps are R$ 1,000.00 for a round and R$ 8,000.00 for a provider's day, and what tests ask of it. */
export async function createWinHall() {
  const environment = {
    FRAME_ORIGINS: 'https://games.example.test',
    PROVIDER_WIN_CAP: '1000.00',
    PROVIDER_DAY_CAP: '8000.00',
  }
  const world = await createTestApp({ environment })
  await generateGames(world.deps, 80)
  world.clock.advance(2_000)
  const provider = await openProviderClient(world.deps, 'studio-1', call => world.app.inject(call))
  const admin = backOffice(world)
  world.clock.advance(20_000)
  const { db } = world.deps
  const reviewsOf = async (memberId: string) => {
    const { rows } = await sql<{ id: string; amount: bigint; state: string; cap: string }>`
      SELECT id, amount, state, cap FROM win_review WHERE member_id = ${memberId} ORDER BY id`.execute(db)
    return rows
  }
  const people = async () => ({
    olga: await newAdministrator(world, 'Olga'),
    otto: await newAdministrator(world, 'Otto'),
  })
  return {
    world,
    admin,
    people,
    provider,
    reviewsOf,
    /** A player at the provider's game. */
    sitDown: async (cash = 100_000n, mode: 'real' | 'demo' = 'real') => {
      const player = await createPlayer(world, cash)
      const { data } = await callsOf(world, player.member).launch('gen-00001', mode)
      const { session } = await provider('authenticate', { token: data.token })
      return { player, seat: seatAt(session, provider) }
    },
    /** Cash and bonus in centavos. */
    walletOf: async (memberId: string) => {
      const { rows } = await sql<{ cash: bigint; bonus: bigint }>`SELECT cash, bonus FROM wallet
        WHERE member_id = ${memberId} AND currency = 'BRL'`.execute(db)
      return rows[0]
    },
    firstReview: async (memberId: string) => {
      const [review] = await reviewsOf(memberId)
      if (review === undefined) throw new Error('Nothing was parked')
      return review
    },
    newsOf: async (player: Player) =>
      (await player.read('informationcenter/notification')).data.map((one: { kind: string }) => one.kind),
    /** What the order centre says of wins: kind, state and money, newest first. */
    recordsOf: async (player: Player) =>
      (await player.read('ordercenter/details')).details
        .filter((one: { kind: string }) => one.kind.startsWith('win_'))
        .map((one: { kind: string; state: string; money: string }) => [one.kind, one.state, one.money]),
    /** One proposes, another approves. */
    decide: async (id: string, decision: 'release' | 'refuse') => {
      const { olga, otto } = await people()
      const proposed = await admin.call(olga, 'win-reviews/propose', {
        id,
        decision,
        reason: 'Asked the studio',
      })
      return admin.approve(otto, proposed.body.data.id)
    },
  }
}
