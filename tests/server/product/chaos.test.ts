import { expect, it } from 'vitest'
import { runChaos } from '../../chaos/chaos.ts'

it('nothing acknowledged is lost and nothing doubled while servers, PostgreSQL and the network are broken', async () => {
  // The short form; `npm run chaos` is the long one. What fails here prints its seed: run that one again.
  const seed = Number(process.env.TORTURE_SEED ?? 20_261_120)
  const damage = { serverKills: 3, postgresKills: 1, answersEach: 25 }
  const { breaches, figures } = await runChaos({ seed, members: 8, tabs: 5, ...damage })
  expect(breaches, `seed ${seed}`).toEqual([])
  expect(figures).toMatchObject({ serverKills: 3, postgresKills: 1 })
  expect(figures['bets answered']).toBeGreaterThan(20)
})
