import { expect, it } from 'vitest'
import { endpoints } from '../../../contract/endpoints.ts'

const keyed = Object.values(endpoints).filter(
  one => one.access === 'administrator' && one.idempotency === 'key',
)

/** Acts of the back office that move no money and change nobody. A new act stands here, or wants a fresh proof. */
const withoutProof = [
  '/api/admin/adjustments/propose',
  '/api/admin/adjustments/reject',
  '/api/admin/approvals/refuse',
  '/api/admin/approvals/withdraw',
  '/api/admin/banners/picture',
  '/api/admin/banners/save',
  '/api/admin/content/save',
  '/api/admin/members/force-offline',
  '/api/admin/reconciliation/explain',
  '/api/admin/reconciliation/run',
  '/api/admin/sessions/revoke',
  '/api/admin/terms/save',
  '/api/admin/terms/withdraw',
  '/api/admin/tickets/answer',
  '/api/admin/tickets/claim',
  '/api/admin/tickets/mark',
  '/api/admin/tickets/move',
  '/api/admin/win-reviews/propose',
]

it('every act of an administrator wants a fresh proof, save those that move no money and change nobody', () => {
  const unproved = keyed.filter(one => !one.freshProof).map(({ path }) => path)
  expect(unproved.toSorted()).toEqual(withoutProof)
})

it('an invitation to the back office wants a fresh proof', () => {
  expect(endpoints.inviteAdministrator.freshProof).toBe(true)
})

it('no read of the back office wants a fresh proof: a screen that refreshes itself would ask without end', () => {
  const asking = Object.values(endpoints).filter(one => one.freshProof && one.idempotency === 'none')
  expect(asking.map(({ path }) => path)).toEqual(['/api/admin/security/passkeys/options'])
})
