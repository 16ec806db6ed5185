import type { Round } from '../../../../games/engine.ts'
import { loadRules } from './find-playable.ts'
import { sweepLaunches } from './launch-store.ts'
import type { PlayDeps } from './play-deps.ts'
import { retryIdempotent } from './retry-idempotent.ts'
import { openState } from './round-view.ts'
import { abandonedRounds, closeRow, type RoundRow } from './store.ts'

const day = 24 * 3_600_000
const batch = 100

/**
 * Ends the rounds whose member left them a day ago: paid as the game closes them, or, where nothing was played or the game
 * is no more, the whole stake given back, so that it counts as no play. Says how many it ended.
 */
export async function closeAbandoned(deps: PlayDeps): Promise<number> {
  const { db, clock, log } = deps
  await sweepLaunches(db, new Date(clock.now().getTime() - day))
  const rows = await abandonedRounds(db, new Date(clock.now().getTime() - day), batch)
  let closed = 0
  for (const row of rows) {
    // One round that cannot be ended must not keep the others open.
    const isClosed = await closeOne(deps, row).catch(error => {
      log.error({ round: row.id, message: String(error) }, 'an abandoned round could not be ended')
      return false
    })
    if (isClosed) closed += 1
  }
  deps.pokeOutbox()
  return closed
}

async function closeOne(deps: PlayDeps, row: RoundRow): Promise<boolean> {
  const { ids, clock, wallet, db } = deps
  const ended = await endOf(deps, row)
  // The game says whether anything was played: cards that were dealt are not taken back because they were not liked.
  const givesBack = ended === undefined || ended.isVoid === true
  return retryIdempotent(() =>
    closeRow(db, {
      memberId: row.member_id,
      roundId: row.id,
      steps: row.steps,
      ids: [ids(), ids(), ids(), ...row.further_bet_keys.map(() => ids())],
      hash: wallet.hashRequest(['abandoned', row.id]),
      payout: ended?.payout ?? 0n,
      givesBack,
      state: JSON.stringify(ended?.state ?? openState(deps.secrets, row)),
      at: clock.now(),
    }),
  )
}

async function endOf({ catalogue, secrets }: PlayDeps, row: RoundRow): Promise<Round | undefined> {
  const found = await catalogue.find(row.game_id)
  const game = found && (await loadRules(found.row))
  const closed = game?.close(openState(secrets, row))
  return closed?.ok === true ? closed.value : undefined
}
