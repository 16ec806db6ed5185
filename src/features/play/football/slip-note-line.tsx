import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { notStoredWords } from '../../../forms/not-stored-words.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import type { SlipNote } from './use-slip.ts'

type SlipNoteLineProps = { note: SlipNote | undefined; isLost: boolean; hasLegs: boolean }

/** What became of the slip, or what keeps it from being placed; the same words reach who does not see it. */
export function SlipNoteLine({ note, isLost, hasLegs }: SlipNoteLineProps) {
  return (
    <div role="status" aria-live="polite" className="text-center text-small empty:hidden">
      <NoteText note={note} isLost={isLost} hasLegs={hasLegs} />
    </div>
  )
}

function NoteText({ note, isLost, hasLegs }: SlipNoteLineProps) {
  const { i18n, t } = useLingui()
  if ((isLost && hasLegs && note === undefined) || note?.kind === 'offline')
    return (
      <p className="text-sun-text">{t`No connection. Your slip stays on this device; nothing was sent.`}</p>
    )
  switch (note?.kind) {
    case undefined:
      return null
    case 'placed': {
      const amount = formatMoney(note.slip.potential)
      return <p className="text-leaf-text">{t`Your slip is taken. It could return ${amount}.`}</p>
    }
    case 'unknown':
      return (
        <p className="text-sky-text">
          {t`No answer came. We are finding out what happened; nothing is sent twice.`}
        </p>
      )
    case 'not-stored':
      return <p className="text-scarlet-text">{i18n._(notStoredWords[note.reason])}</p>
    case 'held-back':
      return (
        <p className="text-sky-text">
          {t`Your earlier request had arrived after all.`} {t`Nothing more was sent.`}
        </p>
      )
    case 'signed-out':
      return <p className="text-scarlet-text">{t`Currently not logged in, please log in first`}</p>
    case 'refused':
      return (
        <p className="text-scarlet-text">
          {note.message}{' '}
          {note.word === 'insufficient_balance' ? (
            <Link to="/recharge" className="font-bold underline">{t`Deposit`}</Link>
          ) : null}
        </p>
      )
  }
}
