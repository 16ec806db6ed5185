import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { INSIDE_BETS } from '../../../../games/roulette/roulette-table.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { ChipDisc } from '../chips/chip-disc.tsx'
import { type LaidChip, pileUp } from '../chips/laid-chips.ts'
import { keyOfSpot, type Spot } from './spots.ts'

type InsideSheetProps = {
  open: boolean
  onClose: () => void
  laid: readonly LaidChip<Spot>[]
  onLay: (spot: Spot) => void
}

/** Bets on two to six numbers, by name: no finger has to find the line between two fields. */
export function InsideSheet({ open, onClose, laid, onLay }: InsideSheetProps) {
  const { t } = useLingui()
  const [count, setCount] = useState('2')
  const piles = pileUp(laid, keyOfSpot)
  const tabs = [
    { id: '2', label: t`Splits 18×` },
    { id: '3', label: t`Streets 12×` },
    { id: '4', label: t`Corners 9×` },
    { id: '6', label: t`Six lines 6×` },
  ]
  return (
    <Sheet open={open} onClose={onClose} title={t`Several numbers`}>
      <Tabs label={t`Several numbers`} tabs={tabs} chosen={count} onChoose={setCount}>
        <ul className="grid grid-cols-3 gap-1.5">
          {INSIDE_BETS.filter(numbers => String(numbers.length) === count).map(numbers => {
            const spot: Spot = { kind: 'inside', numbers }
            const pile = piles.get(keyOfSpot(spot))
            return (
              <li key={keyOfSpot(spot)}>
                <button
                  type="button"
                  onClick={() => onLay(spot)}
                  className="figures settle relative min-h-11 w-full rounded-corner bg-raised px-1 font-firm text-small hover:bg-pressed press-97"
                >
                  <span>{count === '6' ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join('-')}</span>
                  {pile ? <ChipDisc stake={pile.stake} /> : null}
                </button>
              </li>
            )
          })}
        </ul>
      </Tabs>
    </Sheet>
  )
}
