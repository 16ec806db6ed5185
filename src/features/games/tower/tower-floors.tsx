import { useLingui } from '@lingui/react/macro'
import { writeMultiplier } from '../../../../games/multiplier.ts'
import { type Difficulty, floorOf, towerPayout } from '../../../../games/tower/tower-odds.ts'
import type { TowerView } from '../../../../games/tower/tower-schemas.ts'
import type { TowerTheme } from '../../../../games/tower/tower-theme.ts'
import { timesText } from '../words/times-text.ts'
import { type DoorFace, TowerDoor } from './tower-door.tsx'

type TowerFloorsProps = {
  theme: TowerTheme
  /** Of the round that is shown, else of the bet that is being made. */
  difficulty: Difficulty
  view: TowerView | undefined
  /** The door whose answer is awaited. */
  askedDoor: number | undefined
  canClimb: boolean
  onClimb: (door: number) => void
  /** A tap while an outcome is being shown. */
  onSkip: () => void
}

/** The tower from its roof down. Only the doors of the next floor can be pressed; the others say what they were. */
export function TowerFloors(props: TowerFloorsProps) {
  const { theme, difficulty, view, onSkip } = props
  const { t } = useLingui()
  const floors = Array.from({ length: theme.floors }, (_, index) => theme.floors - 1 - index)
  const isOpen = view?.ending === 'open'
  const at = isOpen ? view.picks.length : undefined
  return (
    <ol className="tower" data-look={theme.look} aria-label={t`Floors, from the top`} onPointerDown={onSkip}>
      {floors.map(floor => {
        const number = floor + 1
        const times = `${timesText(writeMultiplier(towerPayout(10_000n, difficulty, number)))}×`
        return (
          <li
            key={floor}
            aria-label={t`Floor ${number}: ${times}`}
            aria-current={floor === at ? 'step' : undefined}
            data-passed={isPassed(view, floor) || undefined}
            className="tower-floor"
          >
            <span aria-hidden="true" className="tower-times figures">
              {times}
            </span>
            <Doors {...props} floor={floor} isNext={floor === at} />
          </li>
        )
      })}
    </ol>
  )
}

type DoorsProps = TowerFloorsProps & { floor: number; isNext: boolean }

function Doors({ theme, difficulty, view, askedDoor, canClimb, onClimb, floor, isNext }: DoorsProps) {
  const { ways } = floorOf(difficulty)
  return (
    <span className="tower-doors" style={{ '--doors': ways }}>
      {Array.from({ length: ways }, (_, door) => door).map(door => (
        <TowerDoor
          key={door}
          theme={theme}
          door={door}
          face={faceOf(view, floor, door)}
          isPicked={view?.picks[floor] === door}
          isNext={isNext}
          isAsked={isNext && askedDoor === door}
          canClimb={canClimb}
          onClimb={onClimb}
        />
      ))}
    </span>
  )
}

/** Once the round is over every door shows what was behind it. */
function faceOf(view: TowerView | undefined, floor: number, door: number): DoorFace {
  if (!view) return 'hidden'
  if (view.traps) return view.traps[floor]?.includes(door) ? 'trap' : 'safe'
  return view.picks[floor] === door ? 'safe' : 'hidden'
}

/** Whether the member stands above this floor. */
function isPassed(view: TowerView | undefined, floor: number): boolean {
  if (!view) return false
  return floor < view.picks.length - (view.ending === 'fallen' ? 1 : 0)
}
