import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { readCentavos } from '../../../../contract/centavos.ts'
import { cardValue } from '../../../../games/blackjack/blackjack-cards.ts'
import { type Action, valuesOf } from '../../../../games/blackjack/blackjack-play.ts'
import type { BlackjackView } from '../../../../games/blackjack/blackjack-schemas.ts'
import { basicStrategy } from '../../../../games/blackjack/blackjack-strategy.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { useBlackjackWords } from './blackjack-words.ts'

type BlackjackMovesProps = {
  view: BlackjackView
  canAct: boolean
  /** The action whose answer is awaited. */
  asked: Action | undefined
  onMove: (action: Action, cost: bigint) => void
}

/** What may be done with the hand, each with what it costs, and on demand what basic strategy would do. */
export function BlackjackMoves({ view, canAct, asked, onMove }: BlackjackMovesProps) {
  const { t } = useLingui()
  const words = useBlackjackWords()
  const [wantsHint, setWantsHint] = useState(false)
  const hint = hintOf(view)
  const said = words.actions[hint]
  return (
    <div className="grid gap-2">
      <div className="flex min-h-11 items-center justify-center gap-2 text-small">
        <button
          type="button"
          aria-pressed={wantsHint}
          onClick={() => setWantsHint(shown => !shown)}
          className="target rounded-corner px-3 font-bold text-sky-text hover:bg-pressed"
        >
          {t`Hint`}
        </button>
        <p role="status" className="text-soft">
          {wantsHint ? t`Basic strategy: ${said}` : null}
        </p>
      </div>
      <div className="bj-moves">
        {view.choices.map(({ action, cost }) => (
          <MoveButton
            key={action}
            isMain={action === 'hit' || action === 'decline'}
            isHinted={wantsHint && action === hint}
            isAsked={asked === action}
            isOff={!canAct}
            onPress={() => onMove(action, readCentavos(cost))}
          >
            <span>{words.actions[action]}</span>
            {readCentavos(cost) > 0n ? (
              <span className="figures block font-firm text-small">+{formatMoney(readCentavos(cost))}</span>
            ) : null}
          </MoveButton>
        ))}
      </div>
    </div>
  )
}

function hintOf({ hands, active, dealer, choices, phase }: BlackjackView): Action {
  if (phase === 'insurance') return 'decline'
  const may = (wanted: Action) => choices.some(({ action }) => action === wanted)
  const [shown = 0] = dealer.cards
  return basicStrategy(valuesOf(hands[active]?.cards ?? []), cardValue(shown), {
    double: may('double'),
    split: may('split'),
  })
}

type MoveButtonProps = {
  isMain: boolean
  isHinted: boolean
  isAsked: boolean
  isOff: boolean
  onPress: () => void
  children: ReactNode
}

/** Refuses presses rather than being disabled, so that it keeps its focus from one card to the next. */
function MoveButton({ isMain, isHinted, isAsked, isOff, onPress, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      data-move
      data-hinted={isHinted || undefined}
      aria-busy={isAsked || undefined}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress()
      }}
      className={`bj-move settle ${isMain ? 'bj-move-main' : ''}`}
    >
      <span className={isAsked ? 'opacity-0' : ''}>{children}</span>
      {isAsked ? (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      ) : null}
    </button>
  )
}
