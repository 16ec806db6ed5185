import type { AccountRow } from '../../../db/personal-rows.ts'
import type { ReadOnlyDatabase } from '../../../db/read-only.ts'
import { rowsOf } from '../../../db/rows-of.ts'
import { defineSealedOverlay, type Overlaid } from '../../../sync/queue/overlay.ts'
import { readOverlaid } from '../../../sync/queue/read-overlaid.ts'
import { openAccounts } from '../deposit/sealed-account.ts'

type Named = Pick<AccountRow, 'kind' | 'id'>

export const accountSubject = ({ kind, id }: Named) => `account:${kind}:${id}`

function readSubject(subject: string): Named {
  const [, kind, id = ''] = subject.split(':')
  return { kind: kind === 'bank' ? 'bank' : 'pix', id }
}

/** A waiting account is shown by its mask alone: what is in the queue is encrypted. */
const accountOverlay = defineSealedOverlay<AccountRow>({
  kind: 'bank-account',
  subjectOf: accountSubject,
  fold: (row, { memberId, subject, label, createdAt }) =>
    row ?? {
      ...readSubject(subject),
      memberId,
      state: 'unconfirmed',
      label: label ?? '',
      pix_type: null,
      bank_name: null,
      account_type: null,
      holder: '',
      created_at: new Date(createdAt).toISOString(),
      confirmed_at: null,
      payable_from: null,
    },
})

export type Accounts = Overlaid<AccountRow>

/** For a live query: accounts of the server and those still waiting, of one moment, oldest first; their seals are closed. */
export function readSealedAccounts(db: ReadOnlyDatabase, memberId: string): PromiseLike<Accounts> {
  return readOverlaid(db, memberId, accountOverlay, ['accounts'], () =>
    rowsOf(db.accounts, memberId, '[memberId+created_at]').toArray(),
  )
}

/** The same with their names; one that cannot be opened any more is left out until it is read anew. */
export async function openOverlaid<Read extends Accounts>(db: ReadOnlyDatabase, read: Read): Promise<Read> {
  const rows = await openAccounts(
    db,
    read.items.map(({ row }) => row),
  )
  const opened = new Map(rows.map(row => [accountSubject(row), row]))
  const items = read.items.flatMap(item => {
    const row = opened.get(accountSubject(item.row))
    return row === undefined ? [] : [{ ...item, row }]
  })
  return { ...read, items }
}
