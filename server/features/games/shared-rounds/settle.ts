import type { SharedGame } from '../../../../games/shared-game.ts'
import type { Deps } from '../../../deps.ts'
import { once } from '../rounds/service.ts'
import { betsToSettle, type Settling, type SharedBetRow, settleRows } from './bet-store.ts'
import { endRound, type HeldTable, revealRound, type SharedRoundRow, unsettledRounds } from './round-store.ts'
import type { KnownRound, Tables } from './tables.ts'

type SettleDeps = Deps & { readonly tables: Tables }

/** Cash-outs that arrived in the last moment are being written down. */
export const graceMs = 250

/** Few enough that a wallet is not locked for long, many enough that a thousand players are a matter of seconds. */
const batch = 50

/** Settles every round of a table whose running has ended, and gives the bets of those back that cannot be known any more. */
export async function settleTable(deps: SettleDeps, table: HeldTable): Promise<void> {
  const { db, clock, tables, pokeOutbox, log } = deps
  const found = await tables.find(table.gameId)
  if (found === undefined) return
  for (const row of await unsettledRounds(db, table.gameId)) {
    const known = row.status === 'void' ? undefined : await tables.know(row, found.game)
    if (known !== undefined && clock.now().getTime() < known.endsAt + graceMs) continue
    if (known === undefined)
      log.error({ table: row.game_id, round: row.number }, 'a shared round is given back')
    else await reveal(deps, table, known)
    await settleBets(deps, table, row, found.game, known)
    await endRound(db, table, row.number)
    pokeOutbox()
  }
}

/** Runs before any bet of the round is settled: the reader of a settled bet finds the seed that proves it. */
async function reveal({ db }: SettleDeps, table: HeldTable, round: KnownRound): Promise<void> {
  const { number, outcome, seed } = round
  await revealRound(db, table, { number, outcome, seed, endsAt: new Date(round.endsAt) })
}

/** Each bet once; what could not be settled now is left for the next look. */
async function settleBets(
  deps: SettleDeps,
  table: HeldTable,
  row: SharedRoundRow,
  game: SharedGame,
  known: KnownRound | undefined,
): Promise<void> {
  const { db, clock, log } = deps
  const tried: string[] = []
  for (;;) {
    const rows = await betsToSettle(db, { gameId: table.gameId, number: row.number }, tried, batch)
    if (rows.length === 0) return
    tried.push(...rows.map(({ id }) => id))
    const bets = rows.flatMap(bet => decide(deps, game, bet, known) ?? [])
    const at = { givesBack: known === undefined, at: clock.now() }
    const report = await once(() => settleRows(db, table, bets, at))
    if (report.length < bets.length) return
    for (const { bet_id: bet, word } of report) {
      if (word.startsWith('failed'))
        log.warn({ bet, word }, 'a shared bet could not be settled; it is tried again')
    }
    deps.pokeOutbox()
  }
}

function decide(
  { wallet, ids, log }: SettleDeps,
  game: SharedGame,
  row: SharedBetRow,
  known: KnownRound | undefined,
): Settling | undefined {
  const { bet, cash_out: cashOut, slot, stake } = row
  const settled = known === undefined ? undefined : game.settle(bet, known.outcome, cashOut ?? undefined)
  if (settled?.ok === false) {
    log.error({ bet: row.id, refusal: settled.refusal }, 'a shared bet is none that its game can settle')
    return undefined
  }
  return {
    row,
    payout: settled === undefined ? stake : settled.value.payout,
    state: JSON.stringify({ bet, outcome: known?.outcome ?? null, cashOut, slot }),
    hash: wallet.hashRequest(['shared', row.id]),
    ids: [ids(), ids(), ids()],
  }
}
