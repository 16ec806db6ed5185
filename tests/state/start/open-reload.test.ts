import { expect, test } from 'vitest'
import { openReload } from '../../../src/state/device/open-reload.ts'

function openPage() {
  const asked = { reloads: 0 }
  const location = {
    reload: () => {
      asked.reloads += 1
    },
  }
  const page = Object.assign(new EventTarget(), { location })
  return { page, asked, reload: openReload(page) }
}

test('a page whose reload was called off by a step through the history is reloaded when the step has ended, even if a listener stops the event', () => {
  const { page, asked, reload } = openPage()
  page.addEventListener('popstate', event => event.stopImmediatePropagation(), { capture: true })
  reload()
  expect(asked.reloads).toBe(1)
  page.dispatchEvent(new Event('popstate'))
  expect(asked.reloads).toBe(2)
})

test('a page that was left before its reload, and is shown again as it was, is reloaded then', () => {
  const { page, asked, reload } = openPage()
  reload()
  page.dispatchEvent(new Event('pageshow'))
  expect(asked.reloads).toBe(2)
})

test('who steps through the history of a page that nobody wants to reload keeps it', () => {
  const { page, asked } = openPage()
  page.dispatchEvent(new Event('popstate'))
  page.dispatchEvent(new Event('pageshow'))
  expect(asked.reloads).toBe(0)
})
