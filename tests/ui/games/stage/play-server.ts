import { createHash } from 'node:crypto'
import { formatCentavos, readCentavos } from '../../../../contract/centavos.ts'
import type { Json } from '../../../../games/engine.ts'
import { isEngineId, loadGame } from '../../../../games/engines.ts'
import { openDraw } from '../../../../games/fairness/draw.ts'
import type { Fate } from '../../../sync/support/fake-server.ts'
import type { Recorded } from '../../../sync/support/recorded.ts'
import { refuse, reply } from '../../../sync/support/server-calls.ts'
import { createPlaySessionServer } from './play-session-server.ts'

const serverSeed = 'ab'.repeat(32)
const seed_hash = createHash('sha256').update(serverSeed).digest('hex')
const at = '2026-11-20T15:00:00Z'

type Kept = { wire: Record<string, unknown>; state: Json; gameId: string; steps: number }
export type Loss = 'none' | 'request' | 'answer'

/** The server's side of our own games for one member: real engines, answers kept by key, and a connection that can be cut. */
export function createPlayServer(engine: string) {
  const rounds: Kept[] = []
  const answers = new Map<string, Record<string, unknown>>()
  const closed = new Set<string>()
  let cash = 10_000n
  let version = 1
  let loss: Loss = 'none'
  const played: string[] = []
  let isNew = false
  const session = createPlaySessionServer(() => version)

  const balance = () => ({ money: formatCentavos(cash), bonus: '0.00', wallet_version: version })
  const openOf = (gameId: unknown) =>
    rounds.find(round => round.gameId === gameId && round.wire.state === 'open')

  async function gameOf(id: string) {
    const game = isEngineId(engine) ? await loadGame(engine, id) : undefined
    if (!game) throw new Error(`no game ${id}`)
    return game
  }

  function keep(
    kept: Kept,
    round: { state: Json; view: Json; stake: bigint; payout: bigint; done: boolean },
  ) {
    kept.state = round.state
    kept.wire = {
      ...kept.wire,
      state: round.done ? 'settled' : 'open',
      stake: formatCentavos(round.stake),
      payout: formatCentavos(round.payout),
      steps: kept.steps,
      view: round.view,
      settled_at: round.done ? at : null,
    }
    cash += round.done ? round.payout : 0n
    session.pay(round.done ? round.payout : 0n)
    version += 1
    return { data: { round: kept.wire, balance: balance() } }
  }

  async function start({ body }: Recorded) {
    const gameId = String(body.game_id)
    const prepared = (await gameOf(gameId)).prepareBet(body.bet)
    if (!prepared.ok) return undefined
    const nonce = rounds.length
    const input = { serverSeed, clientSeed: 'sorte', nonce, game: gameId }
    const round = await prepared.value.start(openDraw(input))
    const id = `0197a5a0-0000-7000-8000-${String(nonce).padStart(12, '0')}`
    const wire = {
      id,
      game_id: gameId,
      mode: body.mode,
      seed_hash,
      client_seed: 'sorte',
      nonce,
      server_seed: null,
    }
    const kept: Kept = {
      wire: { ...wire, started_at: at.replace('00Z', `${10 + nonce}Z`) },
      state: null,
      gameId,
      steps: 0,
    }
    rounds.push(kept)
    played.push('start')
    cash -= round.stake
    session.stake(round.stake)
    return keep(kept, round)
  }

  async function step({ body }: Recorded) {
    const kept = rounds.find(round => round.wire.id === body.round_id)
    if (!kept || body.step_number !== kept.steps + 1) return undefined
    const next = (await gameOf(kept.gameId)).step(kept.state, body.step)
    if (!next.ok) return undefined
    const more = next.value.stake - readCentavos(String(kept.wire.stake))
    if (formatCentavos(more) !== (body.stake ?? '0.00')) return undefined
    if (more > cash) return 'insufficient_balance'
    cash -= more
    session.stake(more)
    kept.steps += 1
    played.push('step')
    return keep(kept, next.value)
  }

  const seedsNow = () => ({
    seed_hash,
    client_seed: isNew ? null : 'sorte',
    next_nonce: rounds.length,
    published_first: true,
    next_seed_hash: 'b'.repeat(64),
  })

  function launch({ body }: Recorded) {
    const seeds = seedsNow()
    const open_round = openOf(body.game_id)?.wire ?? null
    return reply(200, {
      data: { launch_url: '/', kind: 'original', token: 't', open_round, ...seeds, balance: balance() },
    })
  }

  function close(key: string) {
    const answer = answers.get(key)
    if (!answer) closed.add(key)
    return reply(200, { data: { state: answer ? 'done' : 'closed', answer: answer ?? null } })
  }

  async function playOnce(request: Recorded): Promise<Response> {
    if (closed.has(request.key)) return refuse(409, 'call_closed')
    const known = answers.get(request.key)
    if (known) return Response.json(known)
    const isStart = request.path.endsWith('start')
    if (isStart && session.isDue()) return refuse(422, 'reality_check_due')
    const answer = isStart ? await start(request) : await step(request)
    if (!answer) return refuse(422, 'bet_invalid')
    if (typeof answer === 'string') return refuse(422, answer)
    const whole = { status: 'success', code: 200, message: 'ok', ...answer }
    answers.set(request.key, whole)
    return Response.json(whole)
  }

  async function act(request: Recorded): Promise<Response | undefined> {
    if (request.path === '/api/game/launch') return launch(request)
    if (request.path === '/api/game/seeds') return reply(200, { data: seedsNow() })
    if (request.path === '/api/game/seeds/rotate') {
      isNew = false
      return reply(200, { data: { revealed: null, ...seedsNow() } })
    }
    if (request.path === '/api/game/wallet') return reply(200, { data: { balance: balance() } })
    if (request.path.startsWith('/api/play-session')) return session.answer(request)
    const closing = /^\/api\/calls\/([^/]+)\/close$/.exec(request.path)?.[1]
    if (closing !== undefined) return close(closing)
    return /\/round\/(start|step)$/.test(request.path) ? playOnce(request) : undefined
  }

  return {
    /** What was really done, in order. */
    played,
    session,
    /** The member has sent no seed of theirs yet. */
    greet: () => {
      isNew = true
    },
    /** What the member's purse holds from now on, in centavos. */
    hold: (centavos: bigint) => {
      cash = centavos
    },
    /** What happens to the next bet or step. */
    lose: (next: Loss) => {
      loss = next
    },
    fate: async (request: Recorded): Promise<Fate> => {
      const isPlay = /\/round\/(start|step)$/.test(request.path)
      const lost = isPlay ? loss : 'none'
      if (isPlay) loss = 'none'
      if (lost === 'request') return 'lost'
      const answer = await act(request)
      if (lost === 'answer') return 'lost'
      return answer ?? 'arrives'
    },
  }
}
