// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { AccountRow } from '../../../src/db/personal-rows.ts'
import { Accounts } from '../../../src/features/cashier/accounts/accounts.tsx'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'

const memberId = 'm1'
const account: AccountRow = {
  ...{ id: 'a1', memberId, kind: 'pix', state: 'unconfirmed', label: 'CPF ***.456.789-**', pix_type: 'cpf' },
  ...{ bank_name: null, account_type: null, holder: 'BIA LIMA', created_at: '2026-11-20T15:00:00Z' },
  ...{ confirmed_at: null, payable_from: null },
}

/** The member's accounts, and which of its buttons is the yellow one. */
async function visit(...accounts: readonly AccountRow[]) {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn(memberId)
  await tab.db.accounts.bulkPut([...accounts])
  const sync = { pull: async () => ({ kind: 'applied' as const }), watch: () => () => undefined }
  const page = <Accounts memberId={memberId} askForProof={() => null} />
  const place = await mountPage({ world, tab, path: '/withdrawal-card', page, sync })
  const mainOnes = () => [...place.querySelectorAll('button.bg-sun')].map(({ textContent }) => textContent)
  return mainOnes
}

test('while an account is not confirmed, confirming is the main action, of the first of them alone', async () => {
  const mainOnes = await visit({ ...account, id: 'a0', state: 'confirmed' }, account, {
    ...account,
    id: 'a2',
    created_at: '2026-11-21T15:00:00Z',
  })
  await vi.waitFor(() => expect(mainOnes()).toEqual(['Confirm this account']))
})

test('with nothing to confirm, adding an account is the main action', async () => {
  const mainOnes = await visit({ ...account, state: 'confirmed' })
  await vi.waitFor(() => expect(mainOnes()).toEqual(['Add an account']))
})
