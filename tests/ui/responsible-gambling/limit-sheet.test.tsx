// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Limit } from '../../../contract/responsible-gambling/limits.ts'
import { LimitSheet } from '../../../src/features/responsible-gambling/limits/limit-sheet.tsx'
import { createWorld } from '../../sync/support/world.ts'
import { patient } from '../games/stage/play-hands.ts'
import { find } from '../mount.tsx'
import { mountPage } from '../mount-page.tsx'

const memberId = 'm1'

async function open(changes: Partial<Pick<Limit, 'held_until' | 'kind' | 'value'>> = {}) {
  const world = await createWorld()
  const tab = await world.openTab()
  await tab.signIn(memberId)
  const limit: Limit = {
    ...{ kind: 'stake', period: 'month', value: 90_000n, used: 0n, left: 90_000n },
    ...{ resets_at: '2099-01-01T03:00:00.000Z', pending: null, ...changes },
  }
  const page = <LimitSheet memberId={memberId} limit={limit} onClose={() => undefined} />
  await mountPage({ world, tab, path: '/responsible-gaming', page })
  const field = await vi.waitFor(() => find(document, 'dialog input', HTMLInputElement), patient)
  const write = (text: string) => {
    // React overrides the setter on the element to notice changes by code; a person's typing goes past it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const text = () => find(document, 'dialog', HTMLElement).textContent
  const says = (words: RegExp) => vi.waitFor(() => expect(text()).toMatch(words), patient)
  return { text, says, write, field }
}

test('a limit that the server holds is said to be held before anything is sent, and not that it waits a day', async () => {
  const { text, says, write } = await open({ held_until: '2099-05-01T12:00:00.000Z' })
  expect(text()).not.toContain('Ask for no limit')
  write('950,00')
  await says(/We set this limit for your protection\. It can be raised from .*2099/)
  expect(text()).not.toContain('it waits 24 hours')
  write('800,00')
  await says(/It holds at once\./)
})

test('one that is the member’s own waits a day to be raised', async () => {
  const { text, says, write } = await open()
  expect(text()).toContain('Ask for no limit')
  write('950,00')
  await says(/it waits 24 hours/)
})

test('an invalid time limit is reported in minutes, not as an amount of money, and its field has the focus again', async () => {
  const { text, says, write, field } = await open({ kind: 'time', value: null })
  write('1,5')
  find(document, 'dialog button[type=submit]', HTMLButtonElement).click()
  await says(/Enter the minutes as a whole number/)
  expect(text()).not.toContain('Enter an amount')
  await vi.waitFor(() => expect(document.activeElement).toBe(field), patient)
})
