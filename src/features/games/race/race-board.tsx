import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { weightsOf } from '../../../../games/race/race-game.ts'
import type { RacePick } from '../../../../games/race/race-odds.ts'
import type { RaceTheme } from '../../../../games/race/race-theme.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { ExactaPick } from './exacta-pick.tsx'
import { PickButton } from './pick-button.tsx'
import type { RaceChips } from './use-race-chips.ts'

type RaceBoardProps = {
  theme: RaceTheme
  chips: RaceChips
  /** How the last race ended. */
  order: readonly number[] | undefined
  disabled: boolean
  onLay: (pick: RacePick) => void
}

/** Who may win, with the odds of each: a tap lays the chip in hand. */
export function RaceBoard({ theme, chips, order, disabled, onLay }: RaceBoardProps) {
  const { t } = useLingui()
  const [kind, setKind] = useState<'single' | 'exacta'>('single')
  return (
    <fieldset disabled={disabled} className="race-board">
      <legend className="sr-only">{t`Your bet`}</legend>
      <Segmented
        label={t`Kind of bet`}
        options={[
          { value: 'single', label: t`Winner and place` },
          { value: 'exacta', label: t`Exacta` },
        ]}
        value={kind}
        onChange={setKind}
      />
      {kind === 'single' ? (
        <SingleRows theme={theme} chips={chips} order={order} onLay={onLay} />
      ) : (
        <ExactaPick theme={theme} chips={chips} onLay={onLay} />
      )}
    </fieldset>
  )
}

function SingleRows({ theme, chips, order, onLay }: Omit<RaceBoardProps, 'disabled'>) {
  const { t } = useLingui()
  const weights = weightsOf(theme)
  return (
    <div className="race-rows">
      <p aria-hidden="true" className="race-row text-soft text-tiny">
        <span />
        <span className="text-center">{t`Winner`}</span>
        <span className="text-center">{t`First two`}</span>
      </p>
      {theme.runners.map(({ name, colour }, runner) => {
        const rank = order ? order.indexOf(runner) + 1 : 0
        return (
          <div key={name} className="race-row">
            <p className="flex min-w-0 items-center gap-2">
              <span className="race-badge figures" style={{ '--runner': colour }}>
                {runner + 1}
              </span>
              <span className="min-w-0 truncate font-firm">{name}</span>
              {rank > 0 ? <span className="race-rank figures">{t`${rank}º`}</span> : null}
            </p>
            <PickButton
              label={t`Winner: ${name}`}
              pick={{ kind: 'win', runner }}
              weights={weights}
              chips={chips}
              onLay={onLay}
            />
            <PickButton
              label={t`First two: ${name}`}
              pick={{ kind: 'place', runner }}
              weights={weights}
              chips={chips}
              onLay={onLay}
            />
          </div>
        )
      })}
    </div>
  )
}
