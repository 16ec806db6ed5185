import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useRef, useState } from 'react'
import { CELLS } from '../../../../games/mines/mines-odds.ts'
import type { MinesView } from '../../../../games/mines/mines-schemas.ts'
import type { MinesTheme } from '../../../../games/mines/mines-theme.ts'
import { symbolImage } from '../stage/symbol-image.ts'

const side = 5
const cells = Array.from({ length: CELLS }, (_, cell) => cell)
const moves: Record<string, number> = { ArrowUp: -side, ArrowDown: side, ArrowLeft: -1, ArrowRight: 1 }

type MinesGridProps = {
  theme: MinesTheme
  view: MinesView | undefined
  /** The tile whose answer is awaited. */
  askedCell: number | undefined
  canReveal: boolean
  onReveal: (cell: number) => void
  /** A tap while an outcome is being shown. */
  onSkip: () => void
}

/** Five by five tiles. Arrows move, Enter turns; only one tile is in the tab order. */
export function MinesGrid({ theme, view, askedCell, canReveal, onReveal, onSkip }: MinesGridProps) {
  const { t } = useLingui()
  const grid = useRef<HTMLFieldSetElement>(null)
  const [home, setHome] = useState(12)
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    const to = home + move
    const isSameRow = Math.floor(to / side) === Math.floor(home / side)
    if (to < 0 || to >= CELLS || (Math.abs(move) === 1 && !isSameRow)) return
    setHome(to)
    grid.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <fieldset ref={grid} onKeyDown={onKeyDown} onPointerDown={onSkip} className="mines-grid">
      <legend className="sr-only">{t`Minefield`}</legend>
      {cells.map(cell => {
        const face = faceOf(view, cell)
        const row = Math.floor(cell / side) + 1
        const column = (cell % side) + 1
        const words = { hidden: t`not turned`, gem: t`safe`, bomb: t`mine` }
        return (
          <button
            key={cell}
            type="button"
            tabIndex={cell === home ? 0 : -1}
            aria-label={t`Row ${row}, column ${column}: ${words[face]}`}
            aria-disabled={!canReveal || face !== 'hidden' || undefined}
            aria-busy={askedCell === cell || undefined}
            data-face={face}
            data-turned={isTurned(view, cell) || undefined}
            onFocus={() => setHome(cell)}
            onClick={() => {
              if (canReveal && face === 'hidden') onReveal(cell)
            }}
            className="mine"
          >
            <span className="mine-back" />
            {face === 'hidden' ? null : (
              <img src={symbolImage(face === 'gem' ? theme.gem : theme.bomb)} alt="" draggable={false} />
            )}
          </button>
        )
      })}
    </fieldset>
  )
}

type Face = 'hidden' | 'gem' | 'bomb'

/** Once the round is over every tile shows what lay under it. */
function faceOf(view: MinesView | undefined, cell: number): Face {
  if (!view) return 'hidden'
  if (view.mines) return view.mines.includes(cell) ? 'bomb' : 'gem'
  return view.revealed.includes(cell) ? 'gem' : 'hidden'
}

/** Whether the member turned this tile, rather than the end of the round. */
function isTurned(view: MinesView | undefined, cell: number): boolean {
  return view?.revealed.includes(cell) ?? false
}
