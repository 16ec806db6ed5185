import { useLingui } from '@lingui/react/macro'
import { coveredBy } from '../../../../games/roulette/roulette-odds.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { ChipDisc } from '../chips/chip-disc.tsx'
import { type LaidChip, pileUp } from '../chips/laid-chips.ts'
import { useSpotWords } from './spot-words.ts'
import { colourOfSpot, feltCells, keyOfSpot, type Spot } from './spots.ts'

type RouletteFeltProps = {
  /** Chips that the server has taken for the round that runs: what is laid lies loose upon them. */
  placed?: readonly LaidChip<Spot>[]
  laid: readonly LaidChip<Spot>[]
  /** Chips of the round that was just shown, and the pocket it ended in. */
  played: readonly LaidChip<Spot>[]
  pocket: number | undefined
  disabled: boolean
  onLay: (spot: Spot) => void
}

/** The betting table: upright on a phone, lying where there is room. Every field is a button. */
export function RouletteFelt({ placed = [], laid, played, pocket, disabled, onLay }: RouletteFeltProps) {
  const { t } = useLingui()
  const words = useSpotWords()
  const piles = pileUp([...placed, ...laid], keyOfSpot)
  const loose = placed.length === 0 ? undefined : pileUp(laid, keyOfSpot)
  const ghosts = laid.length === 0 ? pileUp(played, keyOfSpot) : new Map<string, LaidChip<Spot>>()
  return (
    <fieldset className="felt" disabled={disabled}>
      <legend className="sr-only">{t`Betting table`}</legend>
      {feltCells.map(({ spot, upright, lying }) => {
        const key = keyOfSpot(spot)
        const pile = piles.get(key)
        const ghost = ghosts.get(key)
        const amount = pile ? formatMoney(pile.stake) : undefined
        const name = words.whole(spot)
        return (
          <button
            key={key}
            type="button"
            className="felt-cell"
            style={{ '--upright': upright, '--lying': lying }}
            data-colour={colourOfSpot(spot)}
            data-kind={spot.kind}
            data-hit={(pocket !== undefined && isHit(spot, pocket)) || undefined}
            onClick={() => onLay(spot)}
          >
            <span aria-hidden="true">{words.face(spot)}</span>
            <span className="sr-only">{amount ? t`${name}, ${amount} laid` : name}</span>
            {pile ? <ChipDisc stake={pile.stake} isLoose={loose?.has(key)} /> : null}
            {ghost && !pile ? <ChipDisc stake={ghost.stake} isGhost /> : null}
          </button>
        )
      })}
    </fieldset>
  )
}

/** Whether the ball lies in this field: only fields of one number and of the outside are marked. */
function isHit(spot: Spot, pocket: number): boolean {
  if (spot.kind === 'inside') return spot.numbers.includes(pocket)
  return coveredBy({ ...spotForEngine(spot), stake: 0n }).includes(pocket)
}

function spotForEngine(spot: Exclude<Spot, { kind: 'inside' }>) {
  return spot
}
