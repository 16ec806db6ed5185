import { useLingui } from '@lingui/react/macro'
import {
  type BaccaratBetKind,
  type Decision,
  isWon,
  payOf,
} from '../../../../games/baccarat/baccarat-odds.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { ChipDisc } from '../chips/chip-disc.tsx'
import { type LaidChip, pileUp } from '../chips/laid-chips.ts'
import { factorText } from '../words/factor-text.ts'
import { useBetWords } from './bet-words.ts'

export type BaccaratSpot = { readonly kind: BaccaratBetKind }
export const keyOfSpot = ({ kind }: BaccaratSpot): string => kind

type BaccaratFeltProps = {
  /** Chips that the server has taken for the round that runs: what is laid lies loose upon them. */
  placed?: readonly LaidChip<BaccaratSpot>[]
  laid: readonly LaidChip<BaccaratSpot>[]
  /** Chips of the round that was just shown, and how it ended. */
  played: readonly LaidChip<BaccaratSpot>[]
  decision: Decision | undefined
  disabled: boolean
  onLay: (spot: BaccaratSpot) => void
}

/** As they lie on the table. */
const FIELDS = ['player', 'tie', 'banker', 'player_pair', 'banker_pair'] as const satisfies BaccaratBetKind[]

/** The five places of the table, each a button; those that have won are framed. */
export function BaccaratFelt({ placed = [], laid, played, decision, disabled, onLay }: BaccaratFeltProps) {
  const { t } = useLingui()
  const words = useBetWords()
  const piles = pileUp([...placed, ...laid], keyOfSpot)
  const loose = placed.length === 0 ? undefined : pileUp(laid, keyOfSpot)
  const ghosts = laid.length === 0 ? pileUp(played, keyOfSpot) : new Map<string, LaidChip<BaccaratSpot>>()
  return (
    <fieldset className="bac-felt" disabled={disabled}>
      <legend className="sr-only">{t`Betting table`}</legend>
      {FIELDS.map(kind => {
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
            data-hit={(decision && isWon(kind, decision)) || undefined}
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
            {pile ? <ChipDisc stake={pile.stake} isLoose={loose?.has(kind)} /> : null}
            {ghost && !pile ? <ChipDisc stake={ghost.stake} isGhost /> : null}
          </button>
        )
      })}
    </fieldset>
  )
}
