import { useLingui } from '@lingui/react/macro'
import { readCentavos } from '../../../../contract/centavos.ts'
import { MainButton } from '../../../common/play/main-button.tsx'
import { formatMoney } from '../../../i18n/format-money.ts'
import { timesText } from '../words/times-text.ts'

type CashOutBarProps = {
  /** As the engine's view says it. */
  view: {
    readonly cashOut: string
    readonly nextCashOut: string | null
    readonly multiplier: string
    readonly nextMultiplier: string | null
  }
  /** What the next success is called: "After the next floor". */
  nextLabel: string
  /** Something was won that can be taken. */
  hasWon: boolean
  canAct: boolean
  isSending: boolean
  onCashOut: () => void
}

/** During a round of several steps: take what is there, or see what one more success would make of it. */
export function CashOutBar({ view, nextLabel, hasWon, canAct, isSending, onCashOut }: CashOutBarProps) {
  const { t } = useLingui()
  const { cashOut, nextCashOut, multiplier, nextMultiplier } = view
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-2 gap-2 text-center">
        <div className="rounded-corner bg-ground-deep/45 py-2">
          <dt className="text-soft text-tiny">{t`Now`}</dt>
          <dd className="figures font-bold font-display text-lead">
            {hasWon ? `${timesText(multiplier)}×` : '–'}
          </dd>
        </div>
        <div className="rounded-corner bg-ground-deep/45 py-2">
          <dt className="text-soft text-tiny">{nextLabel}</dt>
          <dd className="figures font-bold font-display text-(--game-accent) text-lead">
            {nextMultiplier && nextCashOut
              ? `${timesText(nextMultiplier)}× · ${formatMoney(readCentavos(nextCashOut))}`
              : '–'}
          </dd>
        </div>
      </dl>
      <MainButton busy={isSending} disabled={!hasWon || (!canAct && !isSending)} onPress={onCashOut}>
        {hasWon ? t`Cash out ${formatMoney(readCentavos(cashOut))}` : t`Cash out`}
      </MainButton>
    </div>
  )
}
