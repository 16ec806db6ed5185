import { useLingui } from '@lingui/react/macro'
import { readCentavos } from '../../../../contract/centavos.ts'
import { MOST_EXTRA } from '../../../../games/video-bingo/bingo-odds.ts'
import type { BingoView } from '../../../../games/video-bingo/bingo-schemas.ts'
import { MainButton } from '../../../common/play/main-button.tsx'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Button } from '../../../ui/button.tsx'

type BingoExtraProps = {
  view: BingoView
  canAct: boolean
  /** What is on its way. */
  asked: 'ball' | 'collect' | undefined
  onBall: (price: bigint) => void
  onCollect: () => void
  /** Set while balls still come in: their result is not shown yet, and a press shows all balls. */
  onSkip: (() => void) | undefined
}

/** One more ball at its price, or the end of the round: both with their amounts. */
export function BingoExtra({ view, canAct, asked, onBall, onCollect, onSkip }: BingoExtraProps) {
  const { t } = useLingui()
  const price = readCentavos(view.price ?? '0.00')
  const pays = readCentavos(view.pays)
  const next = view.extra + 1
  return (
    <div className="grid gap-2">
      <div className={`grid gap-2 ${onSkip ? 'invisible' : ''}`}>
        <p className="text-center text-small text-soft">{t`Extra ball ${next} of ${MOST_EXTRA}: at the price of what it may gain.`}</p>
        <Button
          wide
          busy={asked === 'ball'}
          onClick={() => {
            if (canAct) onBall(price)
          }}
        >
          {t`Extra ball for ${formatMoney(price)}`}
        </Button>
      </div>
      <MainButton
        busy={asked === 'collect'}
        disabled={!onSkip && !canAct && asked !== 'collect'}
        onPress={onSkip ?? onCollect}
      >
        {onSkip ? t`Skip` : pays > 0n ? t`Collect ${formatMoney(pays)}` : t`End the round`}
      </MainButton>
    </div>
  )
}
