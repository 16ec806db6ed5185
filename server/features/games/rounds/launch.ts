import type * as z from 'zod/mini'
import type { launchGame } from '../../../../contract/lobby/games.ts'
import { Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { MemberCaller } from '../../../platform/http/requests/caller.ts'
import { balances } from '../../../wallet/members.ts'
import { findLaunchable } from './find-playable.ts'
import { insertLaunch, type LaunchRow, memberStatus } from './launch-store.ts'
import { hashLaunchToken } from './launch-token.ts'
import { currencyOf, type Mode, refuseMode } from './mode.ts'
import type { PlayDeps } from './play-deps.ts'
import { ensurePlayMoney } from './play-money.ts'
import { publicSeeds } from './rotate.ts'
import { toRound } from './round-view.ts'
import { openRoundsOf } from './store.ts'

type Launched = z.output<typeof launchGame.reply>['data']
type Body = z.output<typeof launchGame.body>

/** Enough to open a page on a slow network, too little to be passed on. */
const tokenLivesMs = 60_000

/**
 * Opens a game for a member: where it stands, what it is drawn from, what can be staked, and the round that waits to be
 * finished. A round that waits may be finished whatever became of the game or the account since.
 */
export async function launch(deps: PlayDeps, caller: MemberCaller, body: Body): Promise<Launched | Refused> {
  const { catalogue, db, secrets } = deps
  const { memberId } = caller
  const refused = refuseMode(body.mode, caller)
  if (refused !== undefined) return refused
  const currency = currencyOf(body.mode)
  const rounds = await openRoundsOf(db, memberId)
  const waiting = rounds.find(row => row.game_id === body.game_id && row.currency === currency)
  const refusal = waiting === undefined ? await refuseLaunch(deps, memberId, body) : undefined
  if (refusal !== undefined) return refusal
  const found = await catalogue.find(body.game_id)
  const address = found === undefined ? refuse('game_unknown') : addressOf(deps, found.row, body.mode)
  if (address instanceof Refused) return address
  if (body.mode === 'demo') await ensurePlayMoney(deps, memberId)
  const [seeds, token, wallets] = await Promise.all([
    publicSeeds(deps, db, memberId, currency),
    issueToken(deps, { member_id: memberId, session_id: caller.sessionId, game_id: body.game_id, currency }),
    balances(db, memberId, deps.clock.now()),
  ])
  const wallet = wallets.find(one => one.currency === currency)
  return {
    launch_url: address.kind === 'frame' ? withToken(address.url, token) : address.url,
    kind: address.kind,
    token,
    open_round: waiting === undefined ? null : await toRound(secrets, catalogue, waiting),
    ...seeds,
    balance: {
      money: wallet?.cash ?? 0n,
      bonus: wallet?.bonus ?? 0n,
      wallet_version: Number(wallet?.version ?? 0n),
    },
  }
}

async function refuseLaunch(
  { catalogue, db }: PlayDeps,
  memberId: string,
  { game_id, mode }: Body,
): Promise<Refused | undefined> {
  const row = await findLaunchable(catalogue, game_id, mode)
  if (row instanceof Refused) return row
  return (await memberStatus(db, memberId)) === 'active' ? undefined : refuse('account_frozen')
}

interface Address {
  readonly kind: 'original' | 'frame'
  readonly url: string
}

/** Our own path, or a page of an origin that the operator allowed to be framed. */
function addressOf(
  { config }: PlayDeps,
  row: { readonly id: string; readonly launch: 'original' | 'frame'; readonly frame_url: string | null },
  mode: Mode,
): Address | Refused {
  if (row.launch === 'original') {
    const search = new URLSearchParams({ id: row.id, ...(mode === 'demo' && { mode }) })
    return { kind: 'original', url: `/gameInfo?${search}` }
  }
  const isAllowed =
    row.frame_url !== null &&
    URL.canParse(row.frame_url) &&
    config.frameOrigins.includes(new URL(row.frame_url).origin)
  return isAllowed && row.frame_url !== null
    ? { kind: 'frame', url: row.frame_url }
    : refuse('game_unavailable')
}

function withToken(url: string, token: string): string {
  const framed = new URL(url)
  framed.searchParams.set('token', token)
  return framed.href
}

async function issueToken(
  { db, random, secrets, clock, ids }: PlayDeps,
  launched: Omit<LaunchRow, 'token_hash' | 'expires_at' | 'play_session_id'>,
): Promise<string> {
  const token = random(24).toString('base64url')
  await insertLaunch(db, {
    ...launched,
    play_session_id: ids(),
    token_hash: hashLaunchToken(secrets, token),
    expires_at: new Date(clock.now().getTime() + tokenLivesMs),
  })
  return token
}
