import { bankLabel, pixLabel } from '../../../../contract/cashier/account-label.ts'
import { normalisePixKey, saveAccount, saveAccountBody } from '../../../../contract/cashier/banks.ts'
import { defineWriteKind } from '../../../sync/queue/write-kind.ts'
import { sealAccount } from '../deposit/sealed-account.ts'
import { accountSubject } from './account-overlay.ts'

const dayMs = 86_400_000

/**
 * Saving where money shall go: the only write about money that may wait (src/sync/README.md). Encrypted in the queue; after a
 * day the member is asked again before it is sent.
 */
export const accountWrite = defineWriteKind({
  id: 'bank-account',
  version: 1,
  payload: saveAccountBody,
  sealed: true,
  confirmAfterMs: dayMs,
  subject: payload => accountSubject(payload),
  label: payload =>
    payload.kind === 'pix'
      ? pixLabel(payload.pix_type, normalisePixKey(payload.pix_type, payload.pix_key) ?? '')
      : bankLabel(payload.bank, payload.branch, payload.account),
  tables: ['accounts', 'keys'],
  send: (payload, request) =>
    request(saveAccount, payload, async ({ accounts }, { data }, { memberId }) =>
      accounts.put(await sealAccount(accounts, data, memberId)),
    ),
})
