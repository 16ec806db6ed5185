import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Round } from '../../../contract/lobby/games.ts'
import { openDraw } from '../../../games/fairness/draw.ts'
import { findLeague } from '../../../games/football/football-leagues.ts'
import { playMatchday } from '../../../games/football/play-matchday.ts'
import { matchdayOf } from '../../../games/football/season.ts'
import { decideLeg, settleSlip, viewSlip } from '../../../games/football/slip.ts'
import { isWholeCheckRight, verifyRound } from '../../../src/features/games/fairness/verify-round.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const seed = 'f00d'.repeat(16)
const anchor = sha256(seed)
const number = 25

/** A slip on a virtual matchday as the server tells it. */
async function slipRound(): Promise<Round> {
  const league = findLeague('liga-arara')
  if (league === undefined) throw new Error('no league')
  const input = { serverSeed: seed, clientSeed: 'sal', nonce: 1, game: league.id }
  const { matches } = await playMatchday(league, number, openDraw(input))
  const legs = matchdayOf(league, number).fixtures.map((fixture, place) => {
    const played = matches[place]
    if (played === undefined) throw new Error('a match is missing')
    const leg = { match: `${number}-${place}`, market: '1x2' as const, pick: 'home', odds: 200 + place }
    return decideLeg({ ...leg, home: fixture.home.name, away: fixture.away.name }, played)
  })
  const bet = { kind: 'singles' as const, stake: 100n }
  const settled = settleSlip({ ...bet, legs }, legs)
  if (settled === undefined) throw new Error('not decided')
  return {
    ...{
      id: '0197a5a0-0000-7000-8000-000000000001',
      game_id: league.id,
      mode: 'real',
      state: 'settled',
      steps: 0,
    },
    stake: 600n,
    payout: settled.payout,
    view: viewSlip(bet, number, legs, settled.payout),
    ...{ seed_hash: anchor, client_seed: 'sal', nonce: 1, server_seed: seed, shared: { number, anchor } },
    ...{ started_at: '2026-11-23T12:00:00Z', settled_at: '2026-11-23T12:04:00Z' },
  }
}

async function checkOf(round: Round) {
  const verification = await verifyRound(round, 'football')
  if (verification.kind !== 'checked') throw new Error(`not checked: ${verification.kind}`)
  return verification.check
}

it('a slip of a virtual matchday is played again from the chain and agrees', async () => {
  expect(isWholeCheckRight(await checkOf(await slipRound()))).toBe(true)
})

it('another score, a short payment and a seed of another chain are each found', async () => {
  const round = await slipRound()
  const reported = JSON.parse(JSON.stringify(round.view))
  reported.legs[0].score.home += 1
  expect((await checkOf({ ...round, view: reported })).isOutcomeRight).toBe(false)
  expect((await checkOf({ ...round, payout: round.payout + 1n })).isPayoutRight).toBe(false)
  expect((await checkOf({ ...round, shared: { number, anchor: sha256('x') } })).isAnchorRight).toBe(false)
  expect(await verifyRound({ ...round, server_seed: null }, 'football')).toEqual({ kind: 'sealed' })
})
