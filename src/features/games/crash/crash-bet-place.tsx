import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { formatCentavos, readCentavos } from '../../../../contract/centavos.ts'
import type { TableRound } from '../../../../contract/games/shared-rounds.ts'
import { createCrashGame } from '../../../../games/crash/crash-game.ts'
import { crashBet } from '../../../../games/crash/crash-schemas.ts'
import type { CrashTheme } from '../../../../games/crash/crash-theme.ts'
import type { SharedTable } from '../../../common/play/shared/use-shared-table.ts'
import { fitStake, stakeLadder } from '../../../common/play/stakes.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { readView } from '../round/read-view.ts'
import { useBet } from '../round/use-bet.ts'
import { pointText } from '../words/point-text.ts'
import { CrashAction } from './crash-action.tsx'
import { placeOf } from './crash-place.ts'
import { CrashStepper } from './crash-stepper.tsx'

/** Targets that people choose; between them any hundredth is possible on the wire. */
const targets = [110, 120, 130, 150, 175, 200, 250, 300, 500, 1_000, 2_000, 5_000, 10_000]

type CrashBetPlaceProps = {
  slot: number
  theme: CrashTheme
  table: SharedTable
  phase: TableRound['phase'] | undefined
}

/** One of the member's two bets: its stake, its automatic cash-out, and one button for all it can do. */
export function CrashBetPlace({ slot, theme, table, phase }: CrashBetPlaceProps) {
  const { t } = useLingui()
  const { round, busy } = table
  const [stake, setStake] = useState(() => readCentavos(theme.opening.stake))
  // The second bet begins without a target: it is for who wants to watch.
  const [target, setTarget] = useState<number | null>(slot === 0 ? theme.opening.autoCashOut : null)
  const [armedFor, setArmedFor] = useState<number>()
  const bet = table.bets.find(
    one => one.slot === slot && one.number === round?.number && one.state !== 'rolled_back',
  )
  const placed = bet && readView(crashBet, bet.bet)
  const place = placeOf({
    phase,
    bet,
    isArmed: armedFor !== undefined,
    target: placed?.autoCashOut ?? null,
    point: 0,
  })
  const body = { stake: formatCentavos(stake), autoCashOut: target }
  const { problem, within } = useBet(createCrashGame(theme), body)
  const range = within({ ...theme.limits, step: 1n })
  const isBusy = busy.includes(slot)

  useEffect(() => {
    // Armed during an earlier round: sent once, as soon as the next one takes bets.
    if (armedFor === undefined || phase !== 'betting' || round === undefined || round.number <= armedFor)
      return
    setArmedFor(undefined)
    table.place(slot, body, stake)
  })

  const isFixed = isBusy || place.kind === 'placed' || place.kind === 'flying' || place.kind === 'out'
  const ladder = stakeLadder(range)
  const number = slot + 1
  return (
    <fieldset className="crash-place">
      <legend className="sr-only">{t`Bet ${number}`}</legend>
      <CrashStepper
        label={t`Stake`}
        text={formatMoney(bet && isFixed ? bet.stake : stake)}
        lower={t`Lower the stake`}
        raise={t`Raise the stake`}
        disabled={isFixed}
        onLower={() => setStake(fitStake(ladder.findLast(rung => rung < stake) ?? stake, range))}
        onRaise={() => setStake(fitStake(ladder.find(rung => rung > stake) ?? stake, range))}
      />
      <CrashStepper
        label={t`Automatic cash-out`}
        text={targetText(isFixed && placed ? placed.autoCashOut : target) ?? t`by hand`}
        lower={t`Lower the target`}
        raise={t`Raise the target`}
        disabled={isFixed}
        onLower={() => setTarget(targets.findLast(one => target !== null && one < target) ?? null)}
        onRaise={() =>
          setTarget(targets.find(one => one > (target ?? 0) && one <= theme.maxMultiplier * 100) ?? target)
        }
      />
      <CrashAction
        theme={theme}
        table={table}
        place={place}
        target={placed?.autoCashOut ?? null}
        stake={stake}
        isBusy={isBusy}
        isPossible={problem === undefined}
        onBet={() => table.place(slot, body, stake)}
        onArm={() => setArmedFor(round?.number ?? 0)}
        onDisarm={() => setArmedFor(undefined)}
      />
    </fieldset>
  )
}

function targetText(target: number | null): string | undefined {
  return target === null ? undefined : pointText(target)
}
