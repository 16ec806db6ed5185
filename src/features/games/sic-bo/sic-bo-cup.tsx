import type { Throw } from '../../../../games/sic-bo/sic-bo-table.ts'
import type { TablePhase } from '../../../common/play/table-state.ts'
import { DieFace } from './die-face.tsx'

type SicBoCupProps = {
  dice: Throw | undefined
  phase: TablePhase
  /** How long the dice roll out. */
  rollMs: number
}

const places = [0, 1, 2] as const

/** Three dice under a glass: they jump while the answer is awaited and come to rest on what was drawn. */
export function SicBoCup({ dice, phase, rollMs }: SicBoCupProps) {
  const isRolling = phase === 'sending' || phase === 'unknown'
  return (
    <div
      className="sic-bo-cup"
      aria-hidden="true"
      data-rolling={isRolling || undefined}
      data-landing={phase === 'showing' || undefined}
      style={{ '--roll': `${rollMs}ms` }}
    >
      {places.map(place => (
        <span key={place} className="sic-bo-die" style={{ '--at': place }}>
          <DieFace face={dice && !isRolling ? dice[place] : place + 4} />
        </span>
      ))}
      <span className="sic-bo-total figures">
        {dice && phase === 'ready' ? dice[0] + dice[1] + dice[2] : ''}
      </span>
    </div>
  )
}
