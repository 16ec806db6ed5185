import { useLingui } from '@lingui/react/macro'
import type { TowerTheme } from '../../../../games/tower/tower-theme.ts'
import { symbolImage } from '../stage/symbol-image.ts'

export type DoorFace = 'hidden' | 'safe' | 'trap'

type TowerDoorProps = {
  theme: TowerTheme
  /** From the left, from 0. */
  door: number
  face: DoorFace
  isPicked: boolean
  /** On the floor that is climbed next. */
  isNext: boolean
  isAsked: boolean
  canClimb: boolean
  onClimb: (door: number) => void
}

export function TowerDoor(props: TowerDoorProps) {
  const { theme, door, face, isPicked, isNext, isAsked, canClimb, onClimb } = props
  const { t } = useLingui()
  const number = door + 1
  const words = { hidden: t`closed`, safe: t`safe`, trap: t`trap` }
  const name = t`Door ${number}: ${words[face]}`
  const picture =
    face === 'hidden' ? null : (
      <img src={symbolImage(face === 'safe' ? theme.prize : theme.trap)} alt="" draggable={false} />
    )
  if (!isNext) {
    return (
      <span className="tower-door" data-face={face} data-picked={isPicked || undefined}>
        {isPicked ? <span className="sr-only">{name}</span> : null}
        {picture}
      </span>
    )
  }
  return (
    <button
      type="button"
      data-next
      aria-label={name}
      aria-disabled={!canClimb || undefined}
      aria-busy={isAsked || undefined}
      onClick={() => {
        if (canClimb) onClimb(door)
      }}
      className="tower-door"
      data-face={face}
    >
      {picture}
    </button>
  )
}
