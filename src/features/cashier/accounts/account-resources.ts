import { accounts, banks } from '../../../../contract/cashier/banks.ts'
import { rowsOf } from '../../../db/rows-of.ts'
import { defineResource } from '../../../sync/pull/resource.ts'
import { sealAccount } from '../deposit/sealed-account.ts'

/** Where the member's money may go. Waiting ones are sent first, so that the answer contains them. */
export const accountsResource = defineResource({
  id: 'accounts',
  access: 'member',
  freshMs: 60_000,
  pushFirst: ['bank-account'],
  endpoint: accounts,
  tables: ['accounts', 'keys'],
  isSealed: true,
  request: () => ({}),
  apply: async (tables, { data }, { memberId }) => {
    await rowsOf(tables.accounts, memberId).delete()
    for (const one of data) await tables.accounts.put(await sealAccount(tables.accounts, one, memberId))
  },
})

/** The banks to choose from: hardly ever another list, and wanted offline. */
export const banksResource = defineResource({
  id: 'banks',
  access: 'anyone',
  byLanguage: false,
  freshMs: 24 * 60 * 60_000,
  endpoint: banks,
  tables: ['banks'],
  request: () => ({}),
  apply: async (tables, { data }) => {
    await tables.banks.toCollection().delete()
    await tables.banks.bulkPut(data.map((row, position) => ({ ...row, position })))
  },
})
