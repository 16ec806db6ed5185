// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { TableBet } from '../../../contract/games/shared-rounds.ts'
import type { SportsSlip } from '../../../contract/sportsbook/sports.ts'
import { GameBoundary } from '../../../src/common/play/game-boundary.tsx'
import { SettledResult } from '../../../src/common/play/settled-result.tsx'
import type { Table } from '../../../src/common/play/use-table.ts'
import { FrameResult } from '../../../src/features/games/frame/frame-result.tsx'
import { SettledBets } from '../../../src/features/games/shared/settled-bets.tsx'
import { SettledSlips } from '../../../src/features/sportsbook/slip/settled-slips.tsx'
import { find, mount } from '../mount.tsx'

type Round = NonNullable<Table['round']>

const round: Round = {
  ...{ id: 'r', game_id: 'dice', mode: 'real', state: 'settled', stake: 200n, payout: 500n, steps: 0 },
  ...{ view: {}, seed_hash: '', client_seed: '', nonce: 1, server_seed: null },
  ...{ started_at: '2026-11-28T12:00:00Z', settled_at: '2026-11-28T12:00:01Z' },
}

function tableOf(change: Partial<Table>): Table {
  const nothing = () => {}
  return {
    ...{ phase: 'ready', round, note: undefined, canAskAgain: false },
    ...{ bet: nothing, step: nothing, again: nothing, shown: nothing },
    wallet: { money: 0n, bonus: 0n, wallet_version: 1, asOf: 0 },
    ...change,
  }
}

/** A game that breaks while it draws, as long as the test says so. */
async function breakGame(result: React.ReactNode) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  const Game = () => {
    if (isBroken)
      throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError')
    return <p>the game</p>
  }
  const { place } = await mount(
    <GameBoundary result={result}>
      <Game />
    </GameBoundary>,
  )
  const mend = async () => {
    isBroken = false
    await act(async () => find(place, 'button', HTMLButtonElement).click())
  }
  return { place, mend }
}

test('a game that breaks while it shows a settled round leaves its result, lets the balance go on, and comes back at a press', async () => {
  const shown = vi.fn()
  const { place, mend } = await breakGame(<SettledResult table={tableOf({ phase: 'showing', shown })} />)
  expect(place.textContent).toContain('You won R$\u00a05,00')
  expect(place.textContent).toContain('Stake R$\u00a02,00')
  expect(shown).toHaveBeenCalledTimes(1)
  await mend()
  expect(place.textContent).toBe('the game')
})

test('a game that breaks in the middle of a round says that the round stays open', async () => {
  const { place } = await breakGame(
    <SettledResult table={tableOf({ round: { ...round, state: 'open', payout: 0n } })} />,
  )
  expect(place.textContent).toContain('Your round is open and stays as it is.')
  expect(place.textContent).not.toContain('No win')
})

test('a game that breaks while a bet is on its way tells no result of an older round', async () => {
  for (const phase of ['sending', 'unknown'] as const) {
    const { place } = await breakGame(<SettledResult table={tableOf({ phase })} />)
    expect(place.textContent).toContain('Your bet is on its way.')
    expect(place.textContent).not.toContain('5,00')
  }
})

test('a shared table that breaks tells what the bets of the last round came to, none of earlier ones', async () => {
  const bet: TableBet = {
    ...{ id: 'a', number: 8, slot: 0, state: 'settled', stake: 100n, bet: {}, cash_out: null, payout: 0n },
  }
  const bets = [
    { ...bet, number: 7, payout: 9_900n },
    bet,
    { ...bet, id: 'b', slot: 1, payout: 350n },
    { ...bet, id: 'c', slot: 2, state: 'rolled_back' as const, payout: 100n },
  ]
  const settled = await breakGame(<SettledBets bets={bets} />)
  expect(settled.place.textContent).toContain('You won R$\u00a03,50')
  expect(settled.place.textContent).toContain('Stake R$\u00a02,00')
  const open = await breakGame(<SettledBets bets={[...bets, { ...bet, number: 9, state: 'open' }]} />)
  expect(open.place.textContent).toContain('are in play')
})

test('a book that breaks says what the slip settled last came to, and that open ones stay', async () => {
  const slip: SportsSlip = {
    ...{ id: 'a', game_id: 'liga-arara', mode: 'real', state: 'settled', kind: 'singles', legs: [] },
    ...{ each: 200n, stake: 200n, potential: 500n, payout: 0n, placed_at: '2026-11-28T12:00:00Z' },
    settled_at: '2026-11-28T13:00:00Z',
  }
  const won = { ...slip, id: 'b', payout: 500n, settled_at: '2026-11-28T14:00:00Z' }
  const settled = await breakGame(<SettledSlips slips={[slip, won]} isSent={false} />)
  expect(settled.place.textContent).toContain('You won R$\u00a05,00')
  expect(settled.place.textContent).not.toContain('in play')
  const open = { ...slip, id: 'c', state: 'open' as const, settled_at: null }
  const sent = await breakGame(<SettledSlips slips={[open]} isSent />)
  expect(sent.place.textContent).toContain('Your bet is on its way.')
  expect(sent.place.textContent).toContain('Your open slips are in play')
  expect(sent.place.textContent).not.toContain('No win')
})

test('a frame that breaks says what the balance is, or that its round stays open', async () => {
  const wallet = { money: 1_000n, bonus: 50n, wallet_version: 1, asOf: 0 }
  const over = await breakGame(<FrameResult wallet={wallet} isRoundOpen={false} />)
  expect(over.place.textContent).toContain('Your balance is now R$\u00a010,50.')
  const open = await breakGame(<FrameResult wallet={wallet} isRoundOpen />)
  expect(open.place.textContent).toContain('Your round is open and stays as it is.')
})

test('every stage that shows a game has a boundary around it', () => {
  const stages = globSync('src/features/{games,sportsbook}/**/*.tsx').filter(path => {
    const code = readFileSync(path, 'utf8')
    return /<(Stage)?Frame\b/.test(code) && code.includes('<BlockedNotice>')
  })
  expect(stages.length).toBeGreaterThan(3)
  expect(stages.filter(path => !readFileSync(path, 'utf8').includes('<GameBoundary'))).toEqual([])
})
