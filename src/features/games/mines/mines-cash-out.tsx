import { useLingui } from '@lingui/react/macro'
import { readCentavos } from '../../../../contract/centavos.ts'
import { CELLS } from '../../../../games/mines/mines-odds.ts'
import type { MinesView } from '../../../../games/mines/mines-schemas.ts'
import { MainButton } from '../../../common/play/main-button.tsx'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Button } from '../../../ui/button.tsx'
import { shuffleIcon } from '../../../ui/icons/game-icons.ts'
import { timesText } from '../words/times-text.ts'

type MinesCashOutProps = {
  view: MinesView
  canAct: boolean
  isSending: boolean
  onCashOut: () => void
  onRandom: (cell: number) => void
}

/** During a round: take what is there, or see what one more tile would make of it. */
export function MinesCashOut({ view, canAct, isSending, onCashOut, onRandom }: MinesCashOutProps) {
  const { t } = useLingui()
  const { cashOut, nextCashOut, multiplier, nextMultiplier, revealed } = view
  const hasSafe = revealed.length > 0
  const pickRandom = () => {
    const hidden = Array.from({ length: CELLS }, (_, cell) => cell).filter(cell => !revealed.includes(cell))
    // Which tile it is decides nothing that could be known here: the mines lie already.
    const cell = hidden[Math.floor(Math.random() * hidden.length)]
    if (cell !== undefined) onRandom(cell)
  }
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-2 gap-2 text-center">
        <div className="rounded-corner bg-ground-deep/45 py-2">
          <dt className="text-soft text-tiny">{t`Now`}</dt>
          <dd className="figures font-bold font-display text-lead">
            {hasSafe ? `${timesText(multiplier)}×` : '–'}
          </dd>
        </div>
        <div className="rounded-corner bg-ground-deep/45 py-2">
          <dt className="text-soft text-tiny">{t`After the next tile`}</dt>
          <dd className="figures font-bold font-display text-(--game-accent) text-lead">
            {nextMultiplier && nextCashOut
              ? `${timesText(nextMultiplier)}× · ${formatMoney(readCentavos(nextCashOut))}`
              : '–'}
          </dd>
        </div>
      </dl>
      <Button wide icon={shuffleIcon} disabled={!canAct} onClick={pickRandom}>{t`Random tile`}</Button>
      <MainButton busy={isSending} disabled={!hasSafe || (!canAct && !isSending)} onPress={onCashOut}>
        {hasSafe ? t`Cash out ${formatMoney(readCentavos(cashOut))}` : t`Cash out`}
      </MainButton>
    </div>
  )
}
