import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PLACES, type SicBoPlace, type Throw, wins } from '../../../../games/sic-bo/sic-bo-table.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { ChipDisc } from '../chips/chip-disc.tsx'
import { type LaidChip, pileUp } from '../chips/laid-chips.ts'
import { factorText } from '../words/factor-text.ts'
import { DieFace } from './die-face.tsx'
import { keyOfPlace } from './place-key.ts'
import { leastPay } from './place-pays.ts'
import { usePlaceWords } from './place-words.ts'

type SicBoFeltProps = {
  laid: readonly LaidChip<SicBoPlace>[]
  /** Chips of the round that was just shown, and its throw. */
  played: readonly LaidChip<SicBoPlace>[]
  dice: Throw | undefined
  disabled: boolean
  onLay: (place: SicBoPlace) => void
}

/** Every place of the table, in the order of its rows. */
const fields = PLACES.map(place => ({ place, key: keyOfPlace(place) }))
const rows = [
  fields.filter(({ place }) => ['small', 'odd', 'even', 'big'].includes(place.kind)),
  fields.filter(({ place }) => place.kind === 'total'),
  fields.filter(({ place }) => place.kind === 'single'),
  fields.filter(({ place }) => place.kind === 'double'),
  fields.filter(({ place }) => place.kind === 'triple' || place.kind === 'any_triple'),
  fields.filter(({ place }) => place.kind === 'pair'),
]
const rowKinds = ['plain', 'total', 'single', 'double', 'triple', 'pair']

/** The betting table. Every field is a button; those that the throw has won are framed. */
export function SicBoFelt({ laid, played, dice, disabled, onLay }: SicBoFeltProps) {
  const { t } = useLingui()
  const words = usePlaceWords()
  const piles = pileUp(laid, keyOfPlace)
  const ghosts = laid.length === 0 ? pileUp(played, keyOfPlace) : new Map<string, LaidChip<SicBoPlace>>()
  return (
    <fieldset className="sic-bo-felt" disabled={disabled}>
      <legend className="sr-only">{t`Betting table`}</legend>
      {rows.map((row, index) => (
        <div key={rowKinds[index]} className="sic-bo-row" data-kind={rowKinds[index]}>
          {row.map(({ place, key }) => {
            const pays = factorText(leastPay(place))
            const pile = piles.get(key)
            const ghost = ghosts.get(key)
            const name = words(place)
            const amount = pile ? formatMoney(pile.stake) : undefined
            return (
              <button
                key={key}
                type="button"
                className="sic-bo-field"
                data-kind={place.kind}
                data-hit={(dice !== undefined && wins(place, dice)) || undefined}
                onClick={() => onLay(place)}
              >
                <PlaceFace place={place} name={name} />
                <span className="sic-bo-pays figures" aria-hidden="true">
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
        </div>
      ))}
    </fieldset>
  )
}

/** Dice are drawn, totals are figures, the rest are words. */
function PlaceFace({ place, name }: { place: SicBoPlace; name: string }): ReactNode {
  const dice = facesOf(place)
  if (dice.length > 0) {
    return (
      <span className="sic-bo-dice" aria-hidden="true">
        {dice.map(({ id, face }) => (
          <DieFace key={id} face={face} />
        ))}
      </span>
    )
  }
  return (
    <span className="sic-bo-name figures" aria-hidden="true">
      {place.kind === 'total' ? place.at : name}
    </span>
  )
}

const copies: Readonly<Record<string, readonly string[]>> = {
  single: ['one'],
  double: ['one', 'two'],
  triple: ['one', 'two', 'three'],
}

function facesOf(place: SicBoPlace): readonly { id: string; face: number }[] {
  if (place.kind === 'pair') return place.faces.map(face => ({ id: String(face), face }))
  if (!('at' in place)) return []
  return (copies[place.kind] ?? []).map(id => ({ id, face: place.at }))
}
