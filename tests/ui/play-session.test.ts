import { expect, test } from 'vitest'
import type { Round } from '../../contract/games.ts'
import { countRound, keepSession, netOf, readSession } from '../../src/features/play/play-session.ts'

const start = Date.UTC(2026, 10, 20, 15)
const minute = 60_000
const of = { memberId: 'm1', mode: 'real' } as const

function round(id: string, state: Round['state'], stake: bigint, payout: bigint): Round {
  return {
    id,
    game_id: 'dados-da-arara',
    mode: 'real',
    state,
    stake,
    payout,
    steps: 0,
    view: {},
    seed_hash: '',
    client_seed: '',
    nonce: 0,
    server_seed: null,
    started_at: '2026-11-20T15:00:00Z',
    settled_at: null,
  }
}

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('an open round weighs with its stake until it is settled, and a round told twice counts once', () => {
  let session = readSession(memory(), of, start)
  session = countRound(session, round('a', 'open', 500n, 0n), start)
  expect(netOf(session)).toBe(-500n)
  session = countRound(session, round('a', 'settled', 500n, 1200n), start)
  session = countRound(session, round('a', 'settled', 500n, 1200n), start)
  expect(netOf(session)).toBe(700n)
})

test('a round that was given back leaves the sum as it was', () => {
  let session = countRound(readSession(memory(), of, start), round('a', 'open', 500n, 0n), start)
  session = countRound(session, round('a', 'rolled_back', 500n, 500n), start)
  expect(netOf(session)).toBe(0n)
})

test('clock and sum survive a reload', () => {
  const storage = memory()
  const played = countRound(readSession(storage, of, start), round('a', 'settled', 500n, 0n), start)
  keepSession(storage, played)
  const again = readSession(storage, of, start + 10 * minute)
  expect(again.startedAt).toBe(start)
  expect(netOf(again)).toBe(-500n)
})

test('another member, another kind of money, or half an hour of rest begins anew', () => {
  const storage = memory()
  keepSession(storage, countRound(readSession(storage, of, start), round('a', 'settled', 500n, 0n), start))
  expect(netOf(readSession(storage, { ...of, memberId: 'm2' }, start + minute))).toBe(0n)
  expect(netOf(readSession(storage, { ...of, mode: 'demo' }, start + minute))).toBe(0n)
  expect(readSession(storage, of, start + 31 * minute).startedAt).toBe(start + 31 * minute)
})

test('what cannot be read is no session', () => {
  const storage = memory()
  storage.setItem('arara.play-session', '{"memberId":"m1","settled":"lots"}')
  expect(netOf(readSession(storage, of, start))).toBe(0n)
  storage.setItem('arara.play-session', 'not json')
  expect(netOf(readSession(storage, of, start))).toBe(0n)
})
