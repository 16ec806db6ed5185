import { useCallback, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { ReplyOf } from '../../../contract/endpoint.ts'
import type { Refusal } from '../../../contract/envelope.ts'
import { launchGame, type Round } from '../../../contract/lobby/games.ts'
import { useApp } from '../../app/app-context.ts'
import { beginSeeds } from '../../seeds/begin-seeds.ts'
import { connection } from '../../state/connection.ts'
import { inBackground } from '../../sync/in-background.ts'
import { findNewestRound, markOfRound, readUnknown } from './find-outcome.ts'
import type { PlayMode } from './play-mode.ts'
import type { WalletAfter } from './table-state.ts'

/** Calls about rounds that are still without an answer, and the newest round as it stood before their end is known. */
export type UnknownSince = { wasAt: string | undefined; keys: readonly string[] }

export type Launch =
  | { status: 'opening' }
  | {
      status: 'open'
      /** Counts the launches of this visit: a table is laid anew for each. */
      number: number
      /** Of a frame: the provider's page, good for a minute. */
      url: string
      round: Round | undefined
      wallet: WalletAfter
      unknownSince: UnknownSince | undefined
    }
  | { status: 'refused'; message: string; word: string }
  | { status: 'no-answer' }
  /** The server began with another seed than the one it had promised. */
  | { status: 'broken' }

type Place = { memberId: string; mode: PlayMode }
type Launched = ReplyOf<typeof launchGame>['data']

/** A game of ours is drawn from a seed of the member's too: the first time this device makes it. Answers why it could not. */
async function ensureSeeds(
  app: Parameters<typeof beginSeeds>[0],
  { memberId, mode }: Place,
  { kind, client_seed, seed_hash: seedHash }: Launched,
): Promise<Launch | undefined> {
  if (kind === 'frame' || client_seed !== null) return undefined
  const begun = await beginSeeds(app, { memberId, mode, seedHash })
  if (begun.status === 'refused') return refusedBy(begun.refusal)
  return begun.status === 'begun' ? undefined : begun
}

const refusedBy = ({ message, error }: Refusal): Launch => ({ status: 'refused', message, word: error })

/** Asks the server to open the game; it tells of a round that waits to be finished. */
export function useLaunch(gameId: string, mode: PlayMode, memberId: string): [Launch, relaunch: () => void] {
  const { api, db, sync, notes, now, newKey } = useApp()
  const { quality } = useSnapshot(connection)
  const [launch, setLaunch] = useState<Launch>({ status: 'opening' })
  const [number, setNumber] = useState(0)
  const relaunch = useCallback(() => setNumber(known => known + 1), [])
  const waitsForNetwork = launch.status === 'no-answer'

  useEffect(() => {
    const asked = new AbortController()
    const { signal } = asked
    const open = async (): Promise<Launch> => {
      const place = { memberId, gameId, mode }
      const before = await findNewestRound(db, place)
      const keys = await readUnknown(db, memberId)
      const result = await api.call(launchGame, { body: { game_id: gameId, mode }, member: memberId, signal })
      if (result.kind === 'refused') return refusedBy(result.refusal)
      if (result.kind !== 'answer') return { status: 'no-answer' }
      const { data } = result.reply
      const obstacle = await ensureSeeds({ api, sync, newKey }, place, data)
      if (obstacle !== undefined) return obstacle
      const round = data.open_round ?? undefined
      const known = round ?? before
      const unknownSince = keys.length > 0 ? { wasAt: known && markOfRound(known), keys } : undefined
      const wallet = { ...data.balance, asOf: now() }
      return { status: 'open', number, url: data.launch_url, round, wallet, unknownSince }
    }
    const show = (found: Launch) => {
      if (signal.aborted) return
      setLaunch(found)
      if (found.status === 'open') inBackground(notes.notePlayed(memberId, gameId))
    }
    inBackground(open().then(show))
    // It stakes nothing: what comes of it too late is a token of a minute that nobody uses.
    return () => asked.abort()
  }, [api, db, sync, notes, now, newKey, gameId, mode, memberId, number])
  useEffect(() => {
    if (waitsForNetwork && quality !== 'offline') relaunch()
  }, [waitsForNetwork, quality, relaunch])
  useEffect(() => sync.watch('seeds', { part: mode }), [sync, mode])
  return [launch, relaunch]
}
