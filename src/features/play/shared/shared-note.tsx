import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { notStoredWords } from '../../../forms/not-stored-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { wifiOffIcon } from '../../../ui/icons/shell-icons.ts'
import type { SharedTable } from './use-shared-table.ts'

type SharedNoteProps = {
  table: Pick<SharedTable, 'note' | 'isLost'>
  /** What holds while nobody is connected. */
  promise: string
  /** How the round stands, in words. */
  children: ReactNode
}

/** Says how the round stands, or what keeps the member from it. The same words reach who does not see the game. */
export function SharedNote({ table: { note, isLost }, promise, children }: SharedNoteProps) {
  return (
    <div role="status" aria-live="polite" className="grid min-h-11 place-items-center px-3 py-1 text-center">
      {isLost || note?.kind === 'offline' ? (
        <p className="flex items-center gap-2 text-sun-text text-tiny wide:text-small">
          <Icon shape={wifiOffIcon} size={20} />
          {promise}
        </p>
      ) : note ? (
        <NoteText note={note} />
      ) : (
        <p className="text-small text-soft">{children}</p>
      )}
    </div>
  )
}

function NoteText({ note }: { note: NonNullable<SharedTable['note']> }) {
  const { i18n, t } = useLingui()
  switch (note.kind) {
    case 'offline':
      return null
    case 'unknown':
      return (
        <p className="text-small text-sky-text">
          {t`No answer came. We are finding out what happened; nothing is sent twice.`}
        </p>
      )
    case 'not-stored':
      return <p className="text-scarlet-text text-small">{i18n._(notStoredWords[note.reason])}</p>
    case 'held-back':
      return (
        <p className="text-small text-sky-text">
          {t`Your earlier request had arrived after all.`} {t`Nothing more was sent.`}
        </p>
      )
    case 'signed-out':
      return <p className="text-scarlet-text text-small">{t`Currently not logged in, please log in first`}</p>
    case 'refused':
      return (
        <p className="text-scarlet-text text-small">
          {note.message}{' '}
          {note.word === 'insufficient_balance' ? (
            <Link to="/recharge" className="font-bold underline">{t`Deposit`}</Link>
          ) : null}
        </p>
      )
  }
}
