import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { crashPayout, standsAt } from '../../../../games/crash/crash-odds.ts'
import type { CrashTheme } from '../../../../games/crash/crash-theme.ts'
import { MainButton } from '../../../common/play/main-button.tsx'
import type { SharedTable } from '../../../common/play/shared/use-shared-table.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { pointText } from '../words/point-text.ts'
import type { CrashPlace } from './crash-place.ts'

type CrashActionProps = {
  theme: CrashTheme
  table: SharedTable
  place: CrashPlace
  target: number | null
  stake: bigint
  isBusy: boolean
  isPossible: boolean
  onBet: () => void
  onArm: () => void
  onDisarm: () => void
}

/** The one button of a place: bet, take back, cash out, or wait for the next round. */
export function CrashAction({ place, stake, isBusy, isPossible, ...props }: CrashActionProps) {
  const { t } = useLingui()
  const { table, onBet, onArm, onDisarm } = props
  switch (place.kind) {
    case 'bet':
      return (
        <MainButton busy={isBusy} disabled={!isPossible} onPress={onBet}>
          {t`Bet ${formatMoney(stake)}`}
        </MainButton>
      )
    case 'placed':
      return (
        <QuietButton isBusy={isBusy} onPress={() => table.cancel(place.bet)}>
          {t`Take the bet back`}
        </QuietButton>
      )
    case 'flying':
      return <CashOutButton {...props} bet={place.bet} isBusy={isBusy} />
    case 'out':
      return <OutText amount={crashPayout(place.bet.stake, place.at)} at={place.at} />
    case 'armed':
      return <QuietButton isBusy={false} onPress={onDisarm}>{t`Next round: cancel`}</QuietButton>
    case 'next':
      return (
        <QuietButton isBusy={isBusy || !isPossible} onPress={onArm}>
          {t`Bet on the next round`}
        </QuietButton>
      )
  }
}

type CashOutButtonProps = Pick<CrashActionProps, 'theme' | 'table' | 'target' | 'isBusy'> & {
  bet: Extract<CrashPlace, { kind: 'flying' }>['bet']
}

/** Shows the payout of this moment every 100 ms: the server decides by the instant at which the call arrives. */
function CashOutButton({ theme, table, bet, target, isBusy }: CashOutButtonProps) {
  const { t } = useLingui()
  const point = usePoint(table, theme)
  if (target !== null && point >= target)
    return <OutText amount={crashPayout(bet.stake, target)} at={target} />
  return (
    <MainButton busy={isBusy} onPress={() => table.cashOut(bet)}>
      {t`Cash out ${formatMoney(crashPayout(bet.stake, point))}`}
    </MainButton>
  )
}

function usePoint({ round, serverNow }: SharedTable, theme: CrashTheme): number {
  const read = () => {
    const elapsed = round === undefined ? 0 : serverNow() - Date.parse(round.closes_at)
    return Math.min(theme.maxMultiplier * 100, standsAt(Math.max(0, elapsed), theme.growth))
  }
  const [point, setPoint] = useState(read)
  useEffect(() => {
    const timer = setInterval(() => setPoint(read()), 100)
    return () => clearInterval(timer)
  })
  return point
}

function OutText({ amount, at }: { amount: bigint; at: number }) {
  const { t } = useLingui()
  const point = pointText(at)
  return (
    <p className="grid min-h-14 content-center rounded-corner bg-leaf-wash px-2 text-center text-leaf-text">
      <span className="figures font-bold font-display">{formatMoney(amount)}</span>
      <span className="figures text-small">{t`Out at ${point}`}</span>
    </p>
  )
}

type QuietButtonProps = { isBusy: boolean; onPress: () => void; children: string }

function QuietButton({ isBusy, onPress, children }: QuietButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onPress()
      }}
      className={`settle min-h-14 w-full rounded-corner border border-(--game-accent)/60 bg-raised/70 px-2 font-bold font-display text-small ${isBusy ? 'opacity-50' : 'press-98'}`}
    >
      {children}
    </button>
  )
}
