import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MoneyNoteLine } from '../../../common/play/money-note-line.tsx'
import type { Outcome } from '../../../common/play/outcome-words.ts'
import type { Table } from '../../../common/play/use-table.ts'
import { useUnknownWords } from '../../../common/play/use-unknown-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { wifiOffIcon } from '../../../ui/icons/shell-icons.ts'
import { Spinner } from '../../../ui/states/spinner.tsx'

const looks = {
  won: 'text-leaf-text text-title',
  back: 'text-(--game-ink) text-lead',
  lost: 'text-soft text-body',
}

type ResultLineProps = {
  table: Table
  /** Of the round that is shown; nothing while it is still being played out. */
  outcome: Outcome | undefined
  /** What to do now, before the first round. */
  idle: string
}

/**
 * Says how the round ended, or what kept it from being played, in the same height whatever it says: nothing below it moves on a
 * small phone. The same words reach who does not see the game.
 */
export function ResultLine({ table, outcome, idle }: ResultLineProps) {
  return (
    <div role="status" aria-live="polite" className="grid min-h-13 place-items-center px-3 pb-1 text-center">
      {table.phase === 'unknown' ? (
        <UnknownLine onAgain={table.canAskAgain ? table.again : undefined} />
      ) : table.note ? (
        <NoteLine note={table.note} isRoundOpen={table.round?.state === 'open'} />
      ) : outcome ? (
        <p>
          <span className={`figures block font-bold font-display ${looks[outcome.tone]}`}>
            {outcome.text}
          </span>
          {outcome.detail ? <span className="block text-small text-soft">{outcome.detail}</span> : null}
        </p>
      ) : (
        <p className="text-small text-soft">{table.phase === 'ready' ? idle : ''}</p>
      )}
    </div>
  )
}

function UnknownLine({ onAgain }: { onAgain: (() => void) | undefined }) {
  const { t } = useLingui()
  const words = useUnknownWords()
  return (
    <div className="flex items-center gap-3 text-start">
      <Spinner />
      <p className="min-w-0 flex-1 text-tiny">{words}</p>
      {onAgain ? (
        <button type="button" onClick={onAgain} className="target font-bold text-sky-text text-small">
          {t`Check now`}
        </button>
      ) : null}
    </div>
  )
}

type NoteLineProps = { note: NonNullable<Table['note']>; isRoundOpen: boolean }

function NoteLine({ note, isRoundOpen }: NoteLineProps) {
  const { t } = useLingui()
  switch (note.kind) {
    case 'offline':
      return (
        <p className="flex items-center gap-2 text-small text-sun-text">
          <Icon shape={wifiOffIcon} size={20} />
          {isRoundOpen
            ? t`You are offline. Nothing was sent and nothing was changed.`
            : t`You are offline. Nothing was sent and nothing was staked.`}
        </p>
      )
    case 'arrived':
      return <p className="text-small text-sky-text">{t`It did arrive and counts.`}</p>
    case 'not-arrived':
      return <p className="text-small text-sky-text">{t`That did not arrive: nothing was done.`}</p>
    case 'not-stored':
    case 'signed-out':
      return <MoneyNoteLine note={note} />
    case 'refused':
      return (
        <p className="text-scarlet-text text-small">
          <span>{note.message}</span>{' '}
          {note.word === 'insufficient_balance' ? (
            <Link to="/recharge" className="font-bold underline">{t`Deposit`}</Link>
          ) : null}
          {note.word === 'details_missing' ? (
            <Link
              to="/security-center/details"
              className="font-bold underline"
            >{t`Complete my details`}</Link>
          ) : null}
          {note.word.endsWith('_limit_reached') ? (
            <Link to="/responsible-gaming" className="font-bold underline">{t`My limits`}</Link>
          ) : null}
        </p>
      )
  }
}
