// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { PasswordField } from '../../../src/ui/fields/password-field.tsx'
import { mount } from '../mount.tsx'

test('what is wrong with a password stands right under it, as at every field; its strength follows', async () => {
  const words = { label: 'Password', error: 'Fill this in', value: '', onChange: () => undefined }
  const { place } = await mount(
    <PasswordField {...words} autoComplete="new-password" strength={<p>At least 6 characters</p>} />,
  )
  expect(place.textContent).toMatch(/Fill this in.*At least 6 characters/)
})
