import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { cashOutTableBet, placeTableBet, type TableRound } from '../contract/games/shared-rounds.ts'
import { crashPayout } from '../games/crash/crash-odds.ts'
import { CRASH_THEMES } from '../games/crash/crash-themes.ts'
import { readCpuMs } from './support/cpu-clock.ts'
import { openTableListeners } from './support/crash-players.ts'
import { type Figure, median, percentile } from './support/figure.ts'
import { createKeepAliveClient } from './support/keep-alive-client.ts'
import { type Site, startSite } from './support/site.ts'

const gameId = 'foguete-arara'
const players = Number(process.env.PLAYERS ?? 1_000)
const rounds = Number(process.env.ROUNDS ?? 5)
const connections = 64

interface Reported {
  openedLateMs: number[]
  endedLateMs: number[]
  ackMs: number[]
  placedMs: number[]
  /** What each acknowledged bet must have been paid. */
  acknowledged: Map<string, bigint>
  refused: Map<string, number>
}

const stake = 100n

/** A thousand members at one table: bets spread over the betting, half of them taken out by hand at any moment. */
export async function crash(): Promise<Figure[]> {
  const site = await startSite({ port: 8282 })
  try {
    return await measure(site)
  } finally {
    await site.stop()
  }
}

async function measure(site: Site): Promise<Figure[]> {
  const reported: Reported = {
    openedLateMs: [],
    endedLateMs: [],
    ackMs: [],
    placedMs: [],
    acknowledged: new Map(),
    refused: new Map(),
  }
  const client = createKeepAliveClient(site.url, connections)
  const http = { ...client, send: againWhenClosed(client.send) }
  const seen = new Map<number, TableRound>()
  const work: Promise<unknown>[] = []
  let isOver = false
  let isFull = false
  const hall = await openTableListeners(site, { players, gameId, send: http.send }, (_lane, token, round) => {
    if (isOver) return
    const now = Date.now()
    if (round.phase === 'betting') {
      // The first round of a table that rested opens while the hall fills, beside the calls of all who come in.
      if (isFull) reported.openedLateMs.push(now - Date.parse(round.opens_at))
      seen.set(round.number, round)
      work.push(play(token, round, http.send, reported))
    } else if (round.phase === 'ended' && round.ends_at !== null) {
      reported.endedLateMs.push(now - Date.parse(round.ends_at))
      seen.set(round.number, round)
    }
  })
  isFull = true
  const ended = () => [...seen.values()].filter(round => round.phase === 'ended').length
  const [usedMs, before] = [readCpuMs(site.pids), ended()]
  await hall.stay(() => ended() >= before + rounds)
  isOver = true
  await Promise.all(work)
  const settledMs = await untilSettled(
    site,
    [...seen.values()].flatMap(({ number, phase }) => (phase === 'ended' ? [number] : [])),
  )
  const roundCpuMs = (readCpuMs(site.pids) - usedMs) / (ended() - before)
  const unpaid = await countUnpaid(site, reported.acknowledged)
  hall.close()
  http.close()
  return [...figuresOf(reported, seen, settledMs, unpaid), costOf(roundCpuMs)]
}

type Send = ReturnType<typeof createKeepAliveClient>['send']

/** A connection that rested may be closed by the server in the instant it is used: keyed calls and cash-outs may be sent again. */
function againWhenClosed(send: Send): Send {
  return call =>
    send(call).catch(error => {
      if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') return send(call)
      throw error
    })
}

const placed = z.object({ data: z.object({ bet: z.object({ id: z.string() }) }) })
const out = z.object({ data: z.object({ bet: z.object({ cash_out: z.number() }) }) })

/** One member's round: a bet somewhere in the betting, and for every second one a cash-out by hand somewhere after it. */
async function play(token: string, round: TableRound, send: Send, reported: Reported): Promise<void> {
  const call = async (path: string, body: object) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    }
    const from = performance.now()
    const answer = await send({ method: 'POST', url: path, headers, payload: JSON.stringify(body) })
    return { tookMs: performance.now() - from, ...answer }
  }
  const closesAt = Date.parse(round.closes_at)
  const isByHand = Math.random() < 0.5
  await wait(Math.random() * Math.max(0, closesAt - Date.now() - 1_500))
  const bet = { stake: '1.00', autoCashOut: isByHand ? null : 101 + Math.floor(Math.random() * 300) }
  const taken = await call(placeTableBet.path, {
    game_id: gameId,
    mode: 'demo',
    number: round.number,
    slot: 0,
    stake: '1.00',
    bet,
  })
  if (taken.statusCode !== 200) return count(reported.refused, `bet ${wordOf(taken.body)}`)
  reported.placedMs.push(taken.tookMs)
  if (!isByHand) return
  // Most leave early, as people do: half of them before 1.30.
  await wait(Math.max(0, closesAt - Date.now()) + 50 - Math.log(1 - Math.random()) * 6_000)
  const betId = z.parse(placed, JSON.parse(taken.body)).data.bet.id
  const answer = await call(cashOutTableBet.path, { bet_id: betId })
  if (answer.statusCode !== 200) return count(reported.refused, `cash-out ${wordOf(answer.body)}`)
  reported.ackMs.push(answer.tookMs)
  const { cash_out: cashOut } = z.parse(out, JSON.parse(answer.body)).data.bet
  reported.acknowledged.set(betId, crashPayout(stake, cashOut))
}

const count = (counts: Map<string, number>, word: string) => {
  counts.set(word, (counts.get(word) ?? 0) + 1)
}
const wordOf = (body: string) => z.parse(z.object({ error: z.string() }), JSON.parse(body)).error

/**
 * How long after the last crash its bets were all settled. A round is asked for by its number: its seed is written down a quarter of a second
 * after its end, and until then it looks as if nothing waited.
 */
async function untilSettled({ deps }: Site, numbers: readonly number[]): Promise<number> {
  const from = Date.now()
  for (;;) {
    const { rows } = await sql`SELECT FROM shared_bet
      WHERE game_id = ${gameId} AND number = ANY(${numbers}::int[]) LIMIT 1`.execute(deps.db)
    if (rows.length === 0) return Date.now() - from
    if (Date.now() - from > 120_000) throw new Error('The last round was not settled')
    await wait(50)
  }
}

async function countUnpaid({ deps }: Site, acknowledged: ReadonlyMap<string, bigint>): Promise<number> {
  const { rows } = await sql<{ id: string; payout: bigint }>`SELECT id, payout FROM game_round
    WHERE shared_number IS NOT NULL AND status = 'settled'`.execute(deps.db)
  const paid = new Map(rows.map(({ id, payout }) => [id, payout]))
  return [...acknowledged].filter(([id, promised]) => paid.get(id) !== promised).length
}

function figuresOf(
  reported: Reported,
  seen: ReadonlyMap<number, TableRound>,
  settledMs: number,
  unpaid: number,
): Figure[] {
  const title = (what: string) => `Crash, ${players} players: ${what}`
  const p99 = (what: string, values: readonly number[], aimMs?: number): Figure => ({
    title: title(what),
    value: percentile(values, 99),
    unit: 'ms',
    ...(aimMs !== undefined && { aim: { atMost: aimMs } }),
    detail: `median ${median(values).toFixed(0)} ms, greatest ${Math.max(...values).toFixed(0)} ms, of ${values.length}`,
  })
  const refused = [...reported.refused].map(([word, times]) => `${times} × ${word}`).join(', ')
  return [
    p99('late by when a round opens, heard by the client, 99th percentile', reported.openedLateMs, 100),
    p99('late by when the crash is told, 99th percentile', reported.endedLateMs, 100),
    p99('round begins late, of its plan', planErrors(seen), 100),
    p99('cash-out to its acknowledgement, 99th percentile', reported.ackMs, 100),
    p99('a bet to its answer, 99th percentile', reported.placedMs),
    {
      title: title('acknowledged cash-outs that were not paid'),
      value: unpaid,
      unit: '×',
      aim: { atMost: 0 },
      detail: `${reported.acknowledged.size} acknowledged; refused: ${refused === '' ? 'none' : refused}`,
    },
    { title: title('the last round settled, after it was told'), value: settledMs, unit: 'ms', detail: '' },
  ]
}

/** What a round asks of the processors, whatever else they do: by it one sees how a hall may grow. */
function costOf(roundCpuMs: number): Figure {
  return {
    title: `Crash, ${players} players: processor time of server and PostgreSQL, a round`,
    value: roundCpuMs,
    unit: 'ms',
    detail: `${(roundCpuMs / players).toFixed(2)} ms a player`,
  }
}

/** How far the opening of each round lies from the end of the one before it and the pause that follows. */
function planErrors(seen: ReadonlyMap<number, TableRound>): number[] {
  const pauseMs = CRASH_THEMES.find(theme => theme.id === gameId)?.timing.resultMs ?? 0
  return [...seen].flatMap(([number, round]) => {
    const before = seen.get(number - 1)?.ends_at
    return before ? [Math.abs(Date.parse(round.opens_at) - Date.parse(before) - pauseMs)] : []
  })
}
