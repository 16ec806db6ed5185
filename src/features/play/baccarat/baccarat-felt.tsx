import { useLingui } from '@lingui/react/macro'
import { type BaccaratBetKind, BETS, payOf } from '../../../../games/baccarat/baccarat-odds.ts'
import type { BaccaratView } from '../../../../games/baccarat/baccarat-schemas.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { ChipDisc } from '../chips/chip-disc.tsx'
import { type LaidChip, pileUp } from '../chips/laid-chips.ts'
import { factorText } from '../factor-text.ts'
import { useBetWords } from './bet-words.ts'

export type BaccaratSpot = { readonly kind: BaccaratBetKind }
export const keyOfSpot = ({ kind }: BaccaratSpot): string => kind

type BaccaratFeltProps = {
  laid: readonly LaidChip<BaccaratSpot>[]
  /** Chips of the round that was just shown, and how it ended. */
  played: readonly LaidChip<BaccaratSpot>[]
  view: BaccaratView | undefined
  disabled: boolean
  onLay: (spot: BaccaratSpot) => void
}

/** The five places of the table, each a button; those that have won are framed. */
export function BaccaratFelt({ laid, played, view, disabled, onLay }: BaccaratFeltProps) {
  const { t } = useLingui()
  const words = useBetWords()
  const piles = pileUp(laid, keyOfSpot)
  const ghosts = laid.length === 0 ? pileUp(played, keyOfSpot) : new Map<string, LaidChip<BaccaratSpot>>()
  return (
    <fieldset className="bac-felt" disabled={disabled}>
      <legend className="sr-only">{t`Betting table`}</legend>
      {BETS.map(kind => {
        const pile = piles.get(kind)
        const ghost = ghosts.get(kind)
        const name = words(kind)
        const pays = factorText(payOf(kind))
        const amount = pile ? formatMoney(pile.stake) : undefined
        return (
          <button
            key={kind}
            type="button"
            className="bac-field"
            data-kind={kind}
            data-hit={(view && hasWon(kind, view)) || undefined}
            onClick={() => onLay({ kind })}
          >
            <span className="bac-name" aria-hidden="true">
              {name}
            </span>
            <span className="bac-pays figures" aria-hidden="true">
              {pays}
            </span>
            <span className="sr-only">
              {amount ? t`${name}, pays ${pays}, ${amount} laid` : t`${name}, pays ${pays}`}
            </span>
            {pile ? <ChipDisc stake={pile.stake} /> : null}
            {ghost && !pile ? <ChipDisc stake={ghost.stake} isGhost /> : null}
          </button>
        )
      })}
    </fieldset>
  )
}

function hasWon(kind: BaccaratBetKind, view: BaccaratView): boolean {
  if (kind === 'player_pair') return view.playerPair
  if (kind === 'banker_pair') return view.bankerPair
  return kind === view.winner
}
