// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { ExtraRegistrationField } from '../../../contract/regime.ts'
import { checkDetails, detailsBody } from '../../../src/features/account/personal-data/check-details.ts'
import { MissingDetails } from '../../../src/features/account/personal-data/missing-details.tsx'
import { ScreenDetails } from '../../../src/features/account/personal-data/screen-details.tsx'
import { askForDetails, openMemberTab } from '../member-tab.ts'
import { find } from '../mount.tsx'
import { mountPage } from '../mount-page.tsx'

// What the licence asks of a member who registered before it did.

const memberId = 'm1'

/** A member's device without a network: `tell` stands for what the server answers. */
async function visit(path: string, registration: readonly ExtraRegistrationField[]) {
  askForDetails(registration)
  const { world, tab } = await openMemberTab(memberId)
  tab.setOnline(false)
  const page =
    path === '/recharge' ? (
      <MissingDetails memberId={memberId}>
        <input name="amount" />
      </MissingDetails>
    ) : (
      <ScreenDetails />
    )
  const place = await mountPage({ world, tab, path, page })
  const report = (missing: ExtraRegistrationField[]) =>
    tab.db.answers.put({ memberId, name: 'member-details', language: '', part: '', answer: { missing } })
  return { place, report }
}

test('a deposit waits for the details, names them, and goes on as soon as they are there', async () => {
  const { place, report } = await visit('/recharge', ['email', 'gender', 'address'])
  await report(['gender', 'address'])
  await vi.waitFor(() => expect(place.textContent).toContain('Gender, Address'))
  expect(place.textContent).toContain('Withdrawals stay possible.')
  expect(place.querySelector('input')).toBeNull()
  expect(find(place, 'a', HTMLAnchorElement).getAttribute('href')).toBe('/security-center/details')
  await report([])
  await vi.waitFor(() => find(place, 'input', HTMLInputElement))
  expect(place.textContent).not.toContain('Gender')
})

test('under a licence that asks for nothing, nothing is asked, whatever another site once sent this device', async () => {
  const { place, report } = await visit('/recharge', [])
  await report(['gender'])
  await vi.waitFor(() => find(place, 'input', HTMLInputElement))
  expect(place.textContent).not.toContain('Gender')
})

test('the form asks for what is missing alone, says what is wrong before sending, and leads an e-mail to its code', async () => {
  const { place, report } = await visit('/security-center/details', ['email', 'gender', 'address'])
  await report(['email', 'address'])
  await vi.waitFor(() => find(place, 'form', HTMLFormElement))
  expect(place.querySelector('[name=gender]')).toBeNull()
  expect(place.querySelector('[name=email]')).toBeNull()
  expect(find(place, 'a[href="/security-center/bind-email"]', HTMLAnchorElement).textContent).toBe(
    'Bind e-mail',
  )
  find(place, 'button[type=submit]', HTMLButtonElement).click()
  await vi.waitFor(() =>
    expect(place.querySelector('[aria-invalid=true]')?.getAttribute('name')).toBe('postal_code'),
  )
  expect(place.querySelectorAll('[aria-invalid=true]')).toHaveLength(6)
})

test('what is sent is what is asked, checked by the words of the registration', () => {
  const place = { postal_code: '69005-010', street: 'Rua dos Barés', number: 's/n', complement: '' }
  const draft = { gender: 'other', ...place, district: 'Centro', city: 'Manaus', state: 'AM' }
  const { gender, ...address } = draft
  expect(checkDetails(draft, ['gender', 'address'])).toEqual({})
  expect(detailsBody(draft, ['gender', 'address'])).toEqual({ gender, address })
  expect(detailsBody(draft, ['address'])).toEqual({ address })
  expect(checkDetails({ ...draft, postal_code: '1' }, ['address'])).toEqual({ postal_code: 'invalid' })
  expect(checkDetails({ ...draft, gender: '', state: '', city: ' ' }, ['gender', 'address'])).toEqual({
    ...{ gender: 'required', city: 'required', state: 'required' },
  })
  expect(checkDetails({ ...draft, city: '' }, ['gender'])).toEqual({})
})
