import type { Recorded } from './recorded.ts'

export interface ServerState {
  /** Members' favourites: game → when. */
  readonly favourites: Map<string, Map<string, string>>
  readonly accounts: Map<string, Map<string, Record<string, unknown>>>
  /** Answers by key, replayed to the same key. */
  readonly answers: Map<string, { body: string; status: number; answer: Record<string, unknown> }>
  readonly closedKeys: Set<string>
  readonly expired: Set<string>
  readonly thrownOut: Set<string>
  readonly orders: { memberId: string; key: string; money: unknown }[]
  balance: { money: string; bonus: string; wallet_version: number }
  version: number
  /** Every change of a favourite, for deltas. */
  readonly history: { version: number; memberId: string; game_id: string }[]
}

export function reply(status: number, fields: Record<string, unknown>, headers: Record<string, string> = {}) {
  const envelope = { status: status < 400 ? 'success' : 'error', code: status, message: 'said by the server' }
  return Response.json({ ...envelope, ...fields }, { status, headers })
}

/** A page of a member's favourites, the last and whole one unless `more` says otherwise. */
export function favouritesPage(games: readonly string[], more: Record<string, unknown> = {}) {
  return reply(200, {
    data: games.map(game_id => ({ game_id, created_at: '2026-06-01T12:00:00Z' })),
    ...{ next_cursor: null, version: '1', deleted: [], reset: false, unchanged: false },
    ...more,
  })
}

export function refuse(status: number, error: string, headers: Record<string, string> = {}) {
  return reply(status, { error }, headers)
}

const when = '2026-06-01T12:00:00Z'

function favouritesOf(state: ServerState, memberId: string) {
  const known = state.favourites.get(memberId) ?? new Map<string, string>()
  state.favourites.set(memberId, known)
  return known
}

function changeFavourite(state: ServerState, { memberId, body }: Recorded, wanted: boolean) {
  const game_id = String(body.game_id)
  const own = favouritesOf(state, memberId)
  state.version += 1
  state.history.push({ version: state.version, memberId, game_id })
  if (wanted) own.set(game_id, when)
  else own.delete(game_id)
  const version = String(state.version)
  return wanted ? { data: { game_id, created_at: when }, version } : { version }
}

function listFavourites(state: ServerState, { memberId, body }: Recorded) {
  const own = favouritesOf(state, memberId)
  const since = body.since === undefined ? undefined : Number(body.since)
  const changed = new Set(
    state.history
      .filter(change => change.memberId === memberId && (since === undefined || change.version > since))
      .map(change => change.game_id),
  )
  const row = (game_id: string) => ({ game_id, created_at: when })
  const isWanted = (id: string) => since === undefined || changed.has(id)
  return {
    data: [...own.keys()].filter(isWanted).map(row),
    next_cursor: null,
    version: String(state.version),
    deleted: since === undefined ? [] : [...changed].filter(id => !own.has(id)),
    reset: false,
    unchanged: since === state.version,
  }
}

function saveAccount(state: ServerState, { memberId, body }: Recorded) {
  const own = state.accounts.get(memberId) ?? new Map<string, Record<string, unknown>>()
  state.accounts.set(memberId, own)
  const account = {
    id: String(body.id),
    kind: 'pix',
    state: 'unconfirmed',
    payable_from: null,
    label: '•••• 6789',
    pix_type: body.pix_type,
    bank_name: null,
    account_type: null,
    holder: 'M. S.',
    created_at: when,
    confirmed_at: null,
  }
  own.set(account.id, account)
  return { data: account }
}

function order(state: ServerState, { memberId, key, body }: Recorded) {
  state.orders.push({ memberId, key, money: body.money })
  const data = {
    id: '0197a5a0-0000-7000-8000-000000000001',
    order_no: 'R1',
    money: body.money,
    paid_money: null,
    fee: '0.00',
    state: 'pending',
    reason: null,
    payment_id: 'pix',
    payment_type: 'pix',
    payment_desc: '',
    awaiting: 'payment',
    collection: null,
    proof_at: null,
    note: null,
    steps: [],
    pix_code: '000201',
    pay_url: null,
    created_at: when,
    expires_at: when,
    paid_at: null,
  }
  return { pay_url: null, data: { order: data, order_token: 'order-token-of-twenty-characters' } }
}

function close(state: ServerState, key: string) {
  const known = state.answers.get(key)
  if (!known) state.closedKeys.add(key)
  const outcome = known && (known.status < 400 ? 'done' : 'refused')
  return { data: { state: outcome ?? 'closed', answer: known?.answer ?? null } }
}

function writes(state: ServerState, request: Recorded): Record<string, unknown> | undefined {
  switch (request.path) {
    case '/api/games/follow/set':
      return changeFavourite(state, request, true)
    case '/api/games/follow/delete':
      return changeFavourite(state, request, false)
    case '/api/memberbanks/save':
      return saveAccount(state, request)
    case '/api/recharge/online':
      return order(state, request)
    default:
      return undefined
  }
}

/** A keyed call acts once; the same key answers the first answer again, or nothing at all once it was closed. */
function answerKeyed(state: ServerState, request: Recorded): Response | undefined {
  if (request.key === '') return undefined
  if (state.closedKeys.has(request.key)) return refuse(409, 'call_closed')
  const body = JSON.stringify(request.body)
  const known = state.answers.get(request.key)
  if (known && known.body !== body) return refuse(409, 'idempotency_mismatch')
  if (known) return reply(known.status, known.answer)
  const answer = writes(state, request)
  if (!answer) return undefined
  const envelope = { status: 'success', code: 200, message: 'said by the server' }
  state.answers.set(request.key, { body, status: 200, answer: { ...envelope, ...answer } })
  return reply(200, answer)
}

function answerRead(state: ServerState, request: Recorded): Response {
  const closing = /^\/api\/calls\/([^/]+)\/close$/.exec(request.path)?.[1]
  if (closing !== undefined) return reply(200, close(state, closing))
  if (request.path === '/api/games/follow') return reply(200, listFavourites(state, request))
  if (request.path === '/api/memberbanks/display') {
    return reply(200, { data: [...(state.accounts.get(request.memberId)?.values() ?? [])] })
  }
  if (request.path === '/api/day7/getAllBalance') return reply(200, { data: balances(state) })
  return refuse(404, 'not_found')
}

function balances({ balance }: ServerState) {
  const { money, bonus, wallet_version } = balance
  const zero = { rebate: '0.00', hold: '0.00', ml_money: '0.00', providers: [] }
  return { currency: 'BRL', cash: money, bonus, total: money, wallet_version, ...zero }
}

export function answerCall(state: ServerState, request: Recorded): Response {
  if (state.thrownOut.has(request.memberId)) {
    return reply(401, { error: 'force_offline', force_offline: true })
  }
  if (request.memberId === '' || state.expired.has(request.memberId)) return refuse(401, 'session_expired')
  return answerKeyed(state, request) ?? answerRead(state, request)
}
