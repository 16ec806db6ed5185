// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { ScreenIdentities } from '../../../backoffice/features/account/identities/screen-identities.tsx'
import { BackOfficeContext } from '../../../backoffice/state/back-office.ts'
import { mount } from '../mount.tsx'
import { createTestBackOffice } from '../operations/test-back-office.tsx'

/* docs/rules/responsible-gambling.md: "device and face duplicates flagged". */
const id = '5b1f7c1e-7d0c-4c39-8a34-000000000001'
const ana = '5b1f7c1e-7d0c-4c39-8a34-000000000002'
const waiting = {
  ...{ id, member: { id, name: 'bia' }, reason: 'face_of_another', appeal: null, pictures: [] },
  ...{ sent_at: '2026-11-20T12:00:00.000Z', waits_since: '2026-11-20T12:00:00.000Z' },
}

beforeEach(() => sessionStorage.clear())

async function open(same_face: readonly object[] | null, changes: object = {}) {
  const { backOffice } = createTestBackOffice(() => ({
    status: 200,
    body: { data: [{ ...waiting, same_face, ...changes }] },
  }))
  const { place } = await mount(
    <BackOfficeContext value={backOffice}>
      <ScreenIdentities />
    </BackOfficeContext>,
  )
  await vi.waitFor(() => expect(place.textContent).toContain('bia'))
  return place
}

it('a face that the provider saw before is said, with a link to every account that had it', async () => {
  const place = await open([{ id: ana, name: 'ana', is_closed: true }])
  expect(place.textContent).toMatch(/Face of another account.*saw this face in the check of:.*ana.*Closed/)
  expect(place.textContent).not.toContain('could not be made')
  const link = [...place.querySelectorAll('a')].find(one => one.textContent === 'ana')
  expect(link?.getAttribute('href')).toContain(ana)
})

it('an account that had it and is gone is said too', async () => {
  expect((await open([])).textContent).toContain('an account that is gone')
})

it('of any other case no face is spoken of', async () => {
  const place = await open(null, { reason: 'name_mismatch', appeal: 'I married.' })
  expect(place.textContent).toMatch(/Another name.*I married\./)
  expect(place.textContent).not.toContain('saw this face')
})
