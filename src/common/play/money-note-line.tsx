import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { notStoredWords } from '../../forms/not-stored-words.ts'
import type { MoneyNote } from './money-note.ts'
import { useUnknownWords } from './use-unknown-words.ts'

/** What became of a bet or a slip that was not simply taken. */
export function MoneyNoteLine({ note }: { note: MoneyNote }) {
  const { i18n, t } = useLingui()
  const unknown = useUnknownWords()
  switch (note.kind) {
    case 'unknown':
      return <p className="text-small text-sky-text">{unknown}</p>
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
          <span>{note.message}</span>{' '}
          {note.word === 'insufficient_balance' ? (
            <Link to="/recharge" className="font-bold underline">{t`Deposit`}</Link>
          ) : null}
        </p>
      )
  }
}
