import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../../ui/icon-button.tsx'
import { closeIcon } from '../../../ui/icons/shell-icons.ts'
import type { OddsWriter } from '../use-odds-format.ts'
import { usePickWords } from '../use-pick-words.ts'
import { legName } from './slip-draft.ts'
import type { Slip } from './use-slip.ts'

/** The selections of a slip, each with the odds the member saw and, where they moved, those that stand. */
export function SlipLegs({ slip, odds }: { slip: Slip; odds: OddsWriter }) {
  const { t } = useLingui()
  const words = usePickWords()
  return (
    <ul className="grid grid-cols-1 gap-1">
      {slip.seen.map(({ leg, stands }) => {
        const pick = words.pick(leg.pick, leg)
        const note = words.note(leg.market)
        return (
          <li key={legName(leg)} className="flex items-center gap-2 rounded-corner bg-ground-deep/45 ps-3">
            <span className="min-w-0 flex-1 py-1 text-small">
              <span className="block font-firm">{pick}</span>
              <span className="block text-soft text-tiny">
                {words.market(leg.market)} · {leg.home} – {leg.away}
              </span>
              {note === undefined ? null : <span className="block text-soft text-tiny">{note}</span>}
              {stands === undefined ? (
                <span className="block text-sun-text text-tiny">{t`No bets on this match any more`}</span>
              ) : null}
            </span>
            <span className="figures text-end font-bold font-display">
              {stands !== undefined && stands !== leg.odds ? (
                <>
                  <s className="block text-faint text-tiny">{odds.write(leg.odds)}</s>
                  <span className="text-sun-text">{odds.write(stands)}</span>
                </>
              ) : (
                odds.write(leg.odds)
              )}
            </span>
            <IconButton
              shape={closeIcon}
              label={t`Take ${pick} off the slip`}
              disabled={slip.isBusy}
              onClick={() => slip.toggle(leg)}
            />
          </li>
        )
      })}
    </ul>
  )
}
