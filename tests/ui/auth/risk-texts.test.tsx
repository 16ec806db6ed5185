// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { Footer } from '../../../src/app/shell/footer.tsx'
import { RegisterConsents } from '../../../src/features/auth/register/register-consents.tsx'
import { registerDraft } from '../../../src/features/auth/register/register-draft.ts'
import { LoginForm } from '../../../src/features/auth/session/login-form.tsx'
import { HelpServices } from '../../../src/features/responsible-gambling/help/help-services.tsx'
import { createWorld } from '../../sync/support/world.ts'
import { mount } from '../mount.tsx'
import { mountPage } from '../mount-page.tsx'

// Checklist (docs/rules/responsible-gambling.md): "Risk text at registration and at each access", "Link to gov.br … and to help services".

const risk = 'It costs money and can be addictive.'

test('what gambling costs stands in the form of a registration', async () => {
  const { place } = await mount(<RegisterConsents draft={registerDraft} mistakes={{}} />)
  expect(place.textContent).toContain(risk)
})

test('and in that of each sign-in', async () => {
  const world = await createWorld()
  const place = await mountPage({ world, tab: await world.openTab(), path: '/', page: <LoginForm /> })
  await vi.waitFor(() => expect(place.textContent).toContain(risk))
})

test('the footer of every page says it, and leads to limits, pauses and help', async () => {
  const world = await createWorld()
  const place = await mountPage({ world, tab: await world.openTab(), path: '/', page: <Footer /> })
  await vi.waitFor(() => expect(place.textContent).toContain(risk))
  expect(place.querySelector('a[href="/responsible-gaming"]')).not.toBeNull()
})

test('help names the exclusion from every licensed house, and somebody to call', async () => {
  const { place } = await mount(<HelpServices />)
  expect(place.querySelector('a[href="https://www.gov.br/autoexclusaoapostas"]')).not.toBeNull()
  expect(place.querySelector('a[href^="tel:"]')).not.toBeNull()
})
