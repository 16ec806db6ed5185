// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { Dialog } from '../../../src/ui/overlays/dialog.tsx'
import { Sheet } from '../../../src/ui/overlays/sheet.tsx'
import { type Toast, ToastList } from '../../../src/ui/overlays/toast-list.tsx'
import { mount } from '../mount.tsx'

const copied: Toast = { id: '1', tone: 'leaf', text: 'Code copied' }
const lost: Toast = { id: '2', tone: 'scarlet', text: 'Network error' }

type Modals = 'none' | 'sheet' | 'both'

const page = (toasts: readonly Toast[], modals: Modals = 'none') => (
  <>
    <Sheet open={modals !== 'none'} onClose={() => undefined} title="Filter">
      Providers
    </Sheet>
    <Dialog open={modals === 'both'} onClose={() => undefined} title="Leave?">
      Really
    </Dialog>
    <ToastList toasts={toasts} onDismiss={() => undefined} />
  </>
)

const regionIn = (place: ParentNode) => place.querySelector(':scope > [role="status"]')
const regionOf = (title: string) =>
  [...document.querySelectorAll('dialog')]
    .filter(dialog => dialog.querySelector('h2')?.textContent === title)
    .map(regionIn)[0]
/** Whether what is added to its region would be read aloud. */
const isSpoken = (text: string) => {
  const words = [...document.querySelectorAll('p')].find(({ textContent }) => textContent === text)
  return words?.closest('[aria-live], [role="status"]')?.getAttribute('aria-live') !== 'off'
}

test('news is announced by a region that is there before it, and earlier news is not announced again', async () => {
  const { place, show } = await mount(page([]))
  const region = regionIn(place)
  expect(region?.isConnected).toBe(true)
  expect(region?.closest('[popover]')).toBeNull()
  expect(region?.getAttribute('aria-atomic')).toBe('false')
  await show(page([copied]))
  const card = region?.querySelector('p')
  expect(card?.textContent).toBe('Code copied')
  await show(page([copied, lost]))
  expect(regionIn(place)).toBe(region)
  expect(region?.querySelector('p')).toBe(card)
  expect(region?.textContent).toContain('Network error')
})

test('while a dialog or sheet is open news stands in the topmost, in a region that was there before', async () => {
  const { place, show } = await mount(page([], 'sheet'))
  const ofSheet = regionOf('Filter')
  expect(ofSheet).toBeDefined()
  await show(page([copied], 'sheet'))
  expect(ofSheet?.textContent).toContain('Code copied')
  await show(page([copied], 'both'))
  expect(ofSheet?.textContent).toBe('')
  expect(regionOf('Leave?')?.textContent).toContain('Code copied')
  await show(page([copied], 'none'))
  expect(regionIn(place)?.textContent).toContain('Code copied')
})

test('announced news is silent when a dialog that opens or closes moves it; news that nobody can have heard yet is announced there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { show } = await mount(page([copied]))
    vi.advanceTimersByTime(1_000)
    await show(page([copied, lost]))
    expect([isSpoken('Code copied'), isSpoken('Network error')]).toEqual([true, true])
    await show(page([copied, lost], 'sheet'))
    expect(regionOf('Filter')?.querySelectorAll('p')).toHaveLength(2)
    expect([isSpoken('Code copied'), isSpoken('Network error')]).toEqual([false, true])
    // The same offer with other words is news.
    await show(page([{ ...copied, text: 'Link copied' }], 'none'))
    expect(isSpoken('Link copied')).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
