import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { weightsOf } from '../../../../games/race/race-game.ts'
import type { RacePick } from '../../../../games/race/race-odds.ts'
import type { RaceTheme } from '../../../../games/race/race-theme.ts'
import { PickButton } from './pick-button.tsx'
import type { RaceChips } from './use-race-chips.ts'

type ExactaPickProps = { theme: RaceTheme; chips: RaceChips; onLay: (pick: RacePick) => void }

/** The first two in order: who wins is chosen, and each of the others shows its odds as the second. */
export function ExactaPick({ theme, chips, onLay }: ExactaPickProps) {
  const { t } = useLingui()
  const [first, setFirst] = useState(0)
  const weights = weightsOf(theme)
  const winner = theme.runners[first]?.name ?? ''
  return (
    <div className="grid gap-2">
      <fieldset className="grid gap-2">
        <legend className="text-soft text-tiny">{t`Comes first`}</legend>
        <div className="grid grid-cols-6 gap-1.5">
          {theme.runners.map(({ name, colour }, runner) => (
            <button
              key={name}
              type="button"
              aria-label={name}
              aria-pressed={runner === first}
              onClick={() => setFirst(runner)}
              style={{ '--runner': colour }}
              className="race-first figures"
            >
              {runner + 1}
            </button>
          ))}
        </div>
      </fieldset>
      <p className="text-soft text-tiny">{t`${winner} first, and second:`}</p>
      <div className="grid grid-cols-2 gap-2">
        {theme.runners.map(({ name, colour }, second) =>
          second === first ? null : (
            <div key={name} className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-center gap-1.5">
              <p className="flex min-w-0 items-center gap-1.5">
                <span className="race-badge figures" style={{ '--runner': colour }}>
                  {second + 1}
                </span>
                <span className="min-w-0 truncate text-small">{name}</span>
              </p>
              <PickButton
                label={t`${winner} first, ${name} second`}
                pick={{ kind: 'exacta', first, second }}
                weights={weights}
                chips={chips}
                onLay={onLay}
              />
            </div>
          ),
        )}
      </div>
    </div>
  )
}
