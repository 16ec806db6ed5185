// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { TableBet, TableRound } from '../../../../contract/games/shared-rounds.ts'
import { ROOM_THEMES } from '../../../../games/bingo-room/bingo-room-themes.ts'
import type { SharedTable } from '../../../../src/common/play/shared/use-shared-table.ts'
import { RoomTable } from '../../../../src/features/games/bingo-room/room-table.tsx'
import { createWorld } from '../../../sync/support/world.ts'
import { mountPage } from '../../mount-page.tsx'

const now = Date.parse('2026-11-24T12:00:00Z')
const at = (seconds: number) => new Date(now + seconds * 1000).toISOString()

const round: TableRound = {
  ...{ number: 7, phase: 'betting', opens_at: at(-10), closes_at: at(30), ends_at: null, outcome: null },
  ...{ anchor: 'a', seed_hash: 'b', client_seed: 'c', nonce: 1, server_seed: null },
}
const card = [
  ...[1, 2, 3, 4, 5, 16, 17, 18, 19, 20, 31, 32, 34, 35, 46, 47, 48, 49, 50],
  ...[61, 62, 63, 64, 65],
]
const bought = (slot: number): TableBet => ({
  ...{ id: `b${slot}`, number: 7, slot, state: 'open', stake: 100n, cash_out: null, payout: 0n },
  bet: { cardStake: '1.00', cards: [card] },
})
const tableOf = (change: Partial<SharedTable>): SharedTable => ({
  ...{ round, bets: [], results: [], isLost: false, wallet: undefined, busy: [], note: undefined },
  serverNow: () => now,
  place: () => undefined,
  cancel: () => undefined,
  cashOut: () => undefined,
  ...change,
})

function Room({ isShowing = false, ...change }: Partial<SharedTable> & { isShowing?: boolean }) {
  const [theme] = ROOM_THEMES
  return theme ? <RoomTable theme={theme} table={tableOf(change)} isShowing={isShowing} /> : null
}

async function openRooms() {
  const world = await createWorld()
  const tab = await world.openTab()
  return (page: ReactNode) => mountPage({ world, tab, path: '/', page })
}

const offered = (place: ParentNode) => place.querySelectorAll('.room-card[data-offer]').length
const full = /You have placed all your bets of this round/

it('a bingo room offers no more cards than can be bought, and says so only while cards are sold', async () => {
  const show = await openRooms()
  const one = await show(<Room bets={[bought(0)]} />)
  expect(offered(one)).toBe(2)
  expect(one.textContent).not.toMatch(full)
  const all = await show(<Room bets={[bought(0), bought(1)]} />)
  expect(offered(all)).toBe(0)
  expect(all.textContent).toMatch(full)
  const late = await show(<Room bets={[bought(0), bought(1)]} round={{ ...round, phase: 'running' }} />)
  expect(offered(late)).toBe(0)
  expect(late.textContent).not.toMatch(full)
})

it('without a network a member whose cards are still being drawn is not shown that nothing of theirs is at stake', async () => {
  const ended = { ...round, phase: 'ended' as const, ends_at: at(-5), outcome: { balls: [1, 2, 3] } }
  const settled = { ...bought(0), state: 'settled' as const }
  const show = await openRooms()
  const drawing = await show(<Room isLost isShowing bets={[settled]} round={ended} />)
  expect(drawing.textContent).toMatch(/Your bets stand: the server settles them/)
  const over = await show(<Room isLost bets={[settled]} round={ended} />)
  expect(over.textContent).toMatch(/nothing of yours is at stake/)
})
