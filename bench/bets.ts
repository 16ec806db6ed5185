import { randomUUID } from 'node:crypto'
import { createPlay } from '../server/features/games/rounds/service.ts'
import { beginRound } from '../server/features/games/rounds/start.ts'
import { createCatalogue } from '../server/features/lobby/catalogue/service.ts'
import { Refused } from '../server/platform/http/answers/refuse.ts'
import { openProviderClient } from '../tests/support/peers/provider-client.ts'
import { callerOf } from '../tests/support/people/test-members.ts'
import { readCpuMs } from './support/cpu-clock.ts'
import { type Figure, median, pairedRatio } from './support/figure.ts'
import { createKeepAliveClient } from './support/keep-alive-client.ts'
import { type Throughput, underLoad, warmUp } from './support/load.ts'
import { type Player, provider, registerPlayers } from './support/players.ts'
import { type Site, startSite } from './support/site.ts'
import { openTpcb } from './support/tpcb.ts'

const clients = 32
const connections = 16
const seconds = Number(process.env.SECONDS ?? 1.5)
const turns = Number(process.env.RUNS ?? 4)

type Act = (lane: number) => Promise<unknown>

const diceBet = { direction: 'over', target: 5000, stake: '1.00' } as const

/** The four roads of a bet; each lane is a member of its own. */
async function openRoads(site: Site, players: readonly Player[]) {
  const { deps, url } = site
  const catalogue = createCatalogue(deps)
  const play = createPlay(deps, catalogue)
  const http = createKeepAliveClient(url, clients)
  const call = await openProviderClient(deps, provider, http.send)
  const playerOf = (lane: number): Player => {
    const player = players[lane % players.length]
    if (!player) throw new Error('No player')
    return player
  }
  const bareInProcess: Act = async lane => {
    const id = deps.ids()
    const outcome = await deps.wallet.placeBet(deps.db, {
      memberId: playerOf(lane).memberId,
      currency: 'BRL',
      roundId: id,
      key: `bet:${provider}:${id}`,
      stake: 100n,
      game: `${provider}:gen-00001`,
      category: 'slots',
      edgePpm: 50_000,
    })
    if (outcome.status !== 'posted') throw new Error(outcome.word)
  }
  const bareOverHttp: Act = async lane => {
    const id = randomUUID()
    const { session } = playerOf(lane)
    const answer = await call('bet', {
      session,
      transaction_id: id,
      round_id: id,
      game_id: 'gen-00001',
      amount: 100,
    })
    if (answer.status !== 'OK') throw new Error(JSON.stringify(answer))
  }
  const roundInProcess: Act = async lane => {
    const { memberId } = playerOf(lane)
    const reply = await beginRound(play, {
      caller: callerOf({ id: memberId }),
      key: randomUUID(),
      body: { game_id: 'dados-da-arara', mode: 'real', stake: 100n, bet: diceBet },
    })
    if (reply instanceof Refused) throw new Error(reply.word)
  }
  const roundOverHttp: Act = async lane => {
    const { statusCode, body } = await http.send({
      method: 'POST',
      url: '/api/game/round/start?lang=en',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${playerOf(lane).token}`,
        'idempotency-key': randomUUID(),
      },
      payload: JSON.stringify({ game_id: 'dados-da-arara', mode: 'real', stake: '1.00', bet: diceBet }),
    })
    if (statusCode !== 200) throw new Error(body)
  }
  return { roads: { bareInProcess, bareOverHttp, roundInProcess, roundOverHttp }, close: http.close }
}

interface Pairs {
  readonly ours: Throughput[]
  readonly floor: Throughput[]
}

/** Each road right after its own measure of the floor: what the machine does to one of a pair it does to the other. */
async function measure(floor: Act, road: Act, { ours, floor: under }: Pairs, cpu: () => number) {
  under.push(await underLoad(clients, seconds, floor, cpu))
  ours.push(await underLoad(clients, seconds, road, cpu))
}

const empty = (): Pairs => ({ ours: [], floor: [] })

/** Bets a second against TPC-B-like transactions of a bare client on the same PostgreSQL, in turns. */
export async function bets(): Promise<Figure[]> {
  const site = await startSite({ port: 8282, games: 40 })
  const players = await registerPlayers(site, clients)
  const tpcb = await openTpcb(site.adminUrl, connections)
  const { roads, close } = await openRoads(site, players)
  const cpu = () => readCpuMs([process.pid, ...site.pids])
  const found = { bare: empty(), bareHttp: empty(), round: empty(), roundHttp: empty() }
  try {
    for (const act of [tpcb.transact, ...Object.values(roads)]) await warmUp(clients, 3_000, act)
    for (let turn = 0; turn < turns; turn += 1) {
      await measure(tpcb.transact, roads.bareInProcess, found.bare, cpu)
      await measure(tpcb.transact, roads.bareOverHttp, found.bareHttp, cpu)
      await measure(tpcb.transact, roads.roundInProcess, found.round, cpu)
      await measure(tpcb.transact, roads.roundOverHttp, found.roundHttp, cpu)
    }
  } finally {
    close()
    await tpcb.close()
    await site.stop()
  }
  return [
    ...report('Bare bets, in process', found.bare, 1.2),
    ...report('Bare bets, provider call over HTTP', found.bareHttp, 0.9),
    ...report('Full rounds of an original, in process', found.round, 0.6),
    ...report('Full rounds of an original, over HTTP', found.roundHttp, 0.45),
  ]
}

function report(title: string, { ours, floor }: Pairs, atLeast: number): Figure[] {
  const rate = (runs: readonly Throughput[]) => runs.map(run => run.perSecond)
  const cost = (runs: readonly Throughput[]) => runs.map(run => run.costMs)
  const per = (runs: readonly Throughput[]) => median(rate(runs)).toFixed(0)
  const p99 = median(ours.map(run => run.p99))
  const p50 = median(ours.map(run => run.p50)).toFixed(0)
  const floorP99 = median(floor.map(run => run.p99)).toFixed(0)
  return [
    {
      title,
      value: pairedRatio(rate(ours), rate(floor)),
      unit: '×',
      aim: { atLeast },
      detail: `${per(ours)}/s to ${per(floor)}/s of TPC-B, ${clients} clients, ${connections} connections`,
    },
    {
      title: `${title}: processor time of everybody for one`,
      value: pairedRatio(cost(ours), cost(floor)),
      unit: '×',
      detail: `${median(cost(ours)).toFixed(2)} ms to ${median(cost(floor)).toFixed(2)} ms of TPC-B; the client’s own included`,
    },
    {
      title: `${title}: 99th percentile`,
      value: p99,
      unit: 'ms',
      aim: { atMost: 100 },
      detail: `median ${p50} ms; TPC-B’s 99th ${floorP99} ms`,
    },
  ]
}
