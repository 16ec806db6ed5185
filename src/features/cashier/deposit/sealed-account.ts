import type { Table } from 'dexie'
import * as z from 'zod/mini'
import { type Account, account } from '../../../../contract/cashier/banks.ts'
import { openSealed } from '../../../db/open-sealed.ts'
import type { AccountRow } from '../../../db/personal-rows.ts'
import { sealValue } from '../../../db/sealed-values.ts'

const named = z.pick(account, { label: true, holder: true, bank_name: true })
const nameless = { label: '', holder: '', bank_name: null } as const

/** A saved account as the device keeps it: its mask, holder and bank are sealed. Within the transaction that stores it. */
export async function sealAccount(
  table: Pick<Table, 'db'>,
  { label, holder, bank_name, ...rest }: Account,
  memberId: string,
): Promise<AccountRow> {
  const sealed = await sealValue(table, { label, holder, bank_name })
  return { ...rest, ...nameless, memberId, sealed }
}

/** The rows with their names, in their order; one that cannot be opened any more is left out until the server sends it again. */
export async function openAccounts(
  { accounts }: { readonly accounts: object },
  rows: readonly AccountRow[],
): Promise<AccountRow[]> {
  const opened: AccountRow[] = []
  for (const row of rows) {
    if (row.sealed === undefined) opened.push(row)
    else {
      const parsed = z.safeParse(named, await openSealed(accounts, row.sealed))
      if (parsed.success) opened.push({ ...row, ...parsed.data })
    }
  }
  return opened
}
