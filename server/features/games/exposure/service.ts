import { Gauge, type Registry } from 'prom-client'
import type * as z from 'zod/mini'
import type { Exposure, readExposure } from '../../../../contract/games/exposure.ts'
import type { Deps } from '../../../deps.ts'
import { startWorker, type Worker } from '../../../platform/workers/worker.ts'
import { openByGame, openByMatch } from './store.ts'

const mostMatches = 100
const everyMs = 60_000

type Reply = z.output<typeof readExposure.reply>

/** Sums what open bets could still win, per game and match. */
export async function sumExposure(deps: Pick<Deps, 'db' | 'config'>): Promise<Reply> {
  return { data: await summed(deps) }
}

async function summed({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<Exposure> {
  const { roundMaxWin, memberMatchMax, selectionMax, alarmAbove } = config.exposure
  const [games, matches] = await Promise.all([openByGame(db), openByMatch(db, mostMatches)])
  return {
    round_max_win: roundMaxWin,
    member_match_max: memberMatchMax,
    selection_max: selectionMax,
    alarm_above: alarmAbove,
    over: [...games, ...matches].filter(({ most }) => most > alarmAbove).length,
    bets: games.reduce((sum, { bets }) => sum + bets, 0),
    stake: games.reduce((sum, { stake }) => sum + stake, 0n),
    most: games.reduce((sum, { most }) => sum + most, 0n),
    games: games.map(({ name, ...row }) => ({ ...row, name: name ?? row.id })),
    matches: matches.map(({ market, pick, fullest, kicks_off_at: at, ...row }) => ({
      ...row,
      kicks_off_at: at.toISOString(),
      fullest: { market, pick, most: fullest },
    })),
  }
}

/** `open_liability_reais` and `liabilities_over_alarm`; the second is to be alarmed on above 0. */
export function watchExposure(deps: Deps, metrics: Registry): Worker {
  const whole = new Gauge({
    name: 'open_liability_reais',
    help: 'What all open bets of real money could still win at most',
    registers: [metrics],
  })
  const over = new Gauge({
    name: 'liabilities_over_alarm',
    help: 'Games and matches whose open liability is above LIABILITY_ALARM: alert above 0',
    registers: [metrics],
  })
  const run = async () => {
    const found = await summed(deps)
    whole.set(Number(found.most) / 100)
    over.set(found.over)
  }
  return startWorker({ name: 'open liability', everyMs, log: deps.log, run })
}
