import { useLingui } from '@lingui/react/macro'
import { readCentavos } from '../../../../contract/centavos.ts'
import type { Guess } from '../../../../games/hi-lo/hi-lo-odds.ts'
import type { HiLoView } from '../../../../games/hi-lo/hi-lo-schemas.ts'
import { MainButton } from '../../../common/play/main-button.tsx'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Button } from '../../../ui/button.tsx'
import { shuffleIcon } from '../../../ui/icons/game-icons.ts'
import { HiLoGuesses } from './hi-lo-guesses.tsx'

type HiLoControlsProps = {
  view: HiLoView
  canAct: boolean
  isSending: boolean
  asked: Guess | undefined
  onGuess: (guess: Guess) => void
  onSkip: () => void
  onCashOut: () => void
}

/** During a round: guess, take another card, or take what is there. */
export function HiLoControls(props: HiLoControlsProps) {
  const { view, canAct, isSending, asked, onGuess, onSkip, onCashOut } = props
  const { t } = useLingui()
  const { skipsLeft, rightGuesses, cashOut } = view
  const canCashOut = rightGuesses > 0
  return (
    <div className="grid gap-2">
      <HiLoGuesses view={view} canAct={canAct} asked={asked} onGuess={onGuess} />
      <Button
        wide
        icon={shuffleIcon}
        aria-disabled={!canAct || skipsLeft === 0 || undefined}
        disabled={skipsLeft === 0}
        onClick={() => {
          if (canAct) onSkip()
        }}
      >
        {t`Another card (${skipsLeft} left)`}
      </Button>
      <MainButton
        busy={isSending && asked === undefined}
        disabled={!canCashOut || !canAct}
        onPress={onCashOut}
      >
        {canCashOut ? t`Cash out ${formatMoney(readCentavos(cashOut))}` : t`Cash out`}
      </MainButton>
    </div>
  )
}
