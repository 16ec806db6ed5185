// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { CaptchaField } from '../../../src/features/auth/register/captcha-field.tsx'
import type { CaptchaState } from '../../../src/features/auth/register/use-captcha.ts'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'

const nothing = () => undefined
const ready: CaptchaState = {
  ...{ status: 'ready', key: 'k1', img: 'data:,' },
  proof: { solution: Promise.resolve('0'), stop: nothing },
}

async function open(captcha: CaptchaState) {
  const world = await createWorld()
  const page = (
    <CaptchaField captcha={captcha} value="" onChange={nothing} onRenew={nothing} error={undefined} />
  )
  return { world, place: await mountPage({ world, tab: await world.openTab(), path: '/', page }) }
}
const buttonOf = (place: HTMLElement, words: string) =>
  [...place.querySelectorAll('button')].find(one => one.textContent === words)

afterEach(() => vi.restoreAllMocks())

test('a picture is offered as spoken digits, one that did not load is not: there is nothing to change to', async () => {
  const { place } = await open(ready)
  await vi.waitFor(() => expect(place.textContent).toContain('I cannot see the picture'))
  const failed = (await open({ status: 'failed' })).place
  await vi.waitFor(() => expect(failed.textContent).toContain('The code did not load.'))
  expect(failed.textContent).not.toContain('I cannot see the picture')
})

test('a person who cannot see the picture has a named button that speaks, and a field that says what to type', async () => {
  const { place } = await open(ready)
  await vi.waitFor(() => expect(buttonOf(place, 'I cannot see the picture')).toBeDefined())
  buttonOf(place, 'I cannot see the picture')?.click()
  await vi.waitFor(() => expect(buttonOf(place, 'Listen to the code')).toBeDefined())
  const field = place.querySelector<HTMLInputElement>('input[name="captcha"]')
  const hint = document.getElementById(field?.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('Type the six digits that you hear.')
  expect(field?.inputMode).toBe('numeric')
  expect(place.querySelector('img')).toBeNull()
})
