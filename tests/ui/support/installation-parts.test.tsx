// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { InstallButton } from '../../../src/app/shell/install-button.tsx'
import { AppleStorageNotice } from '../../../src/common/apple-storage-notice.tsx'
import { ScreenDownload } from '../../../src/features/support/about/screen-download.tsx'
import { installation } from '../../../src/state/device/installation.ts'
import { createWorld } from '../../sync/support/world.ts'
import { find, mount } from '../mount.tsx'
import { mountPage } from '../mount-page.tsx'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15'
const computer = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36'
const on = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)

afterEach(() => {
  vi.restoreAllMocks()
  Object.assign(installation, { offer: 'byHand', ask: undefined })
})

test.each([
  { where: 'in an iPhone’s browser', userAgent: iphone, offer: 'byHand', isTold: true },
  { where: 'in the app on an iPhone’s home screen', userAgent: iphone, offer: 'installed', isTold: false },
  { where: 'on a computer', userAgent: computer, offer: 'byHand', isTold: false },
] as const)(
  'that the browser deletes what waits after seven days is said $where: $isTold',
  async ({ userAgent, offer, isTold: isReported }) => {
    on(userAgent)
    installation.offer = offer
    const { place } = await mount(<AppleStorageNotice />)
    expect(place.textContent.includes('within seven days')).toBe(isReported)
  },
)

async function showButton() {
  const world = await createWorld()
  const tab = await world.openTab()
  return mountPage({ world, tab, path: '/', page: <InstallButton /> })
}

test('the button at the foot of every page installs where the browser would ask', async () => {
  const ask = vi.fn()
  Object.assign(installation, { offer: 'ready', ask })
  const place = await showButton()
  await vi.waitFor(() => find(place, 'button', HTMLButtonElement))
  find(place, 'button', HTMLButtonElement).click()
  expect(ask).toHaveBeenCalledOnce()
})

test('on a phone whose browser does not ask it leads to the way by hand', async () => {
  on(iphone)
  const place = await showButton()
  await vi.waitFor(() => find(place, 'a', HTMLAnchorElement))
  expect(find(place, 'a', HTMLAnchorElement).getAttribute('href')).toBe('/download')
})

test.each([
  ['on a computer that does not ask', computer, 'byHand'],
  ['in the installed app', iphone, 'installed'],
] as const)('%s there is nothing to press at the foot of the page', async (_, userAgent, offer) => {
  on(userAgent)
  installation.offer = offer
  const place = await showButton()
  await vi.waitFor(() => expect(place.isConnected).toBe(true))
  expect(place.querySelector('a, button')).toBeNull()
})

const android =
  'Mozilla/5.0 (Linux; Android 14; SM-A055M) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
const view =
  'Mozilla/5.0 (Linux; Android 14; SM-A055M Build/UP1A; wv) AppleWebKit/537.36 Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36'

test.each([
  { where: 'in Chrome on a phone', userAgent: android, isFirst: false },
  { where: 'in an app that shows the page in a view of its own', userAgent: view, isFirst: true },
  { where: 'in Facebook', userAgent: `${android} [FB_IAB/FB4A;FBAV/478.0.0.41.86;]`, isFirst: true },
  { where: 'in Instagram', userAgent: `${android} Instagram 361.0.0.46.88 Android`, isFirst: true },
  { where: 'in Facebook on an iPhone', userAgent: `${iphone} [FBAN/FBIOS;FBAV/478.0;]`, isFirst: false },
  { where: 'on a computer', userAgent: computer, isFirst: false },
])(
  '$where the way by hand on Android begins with opening the page in Chrome, for other apps install nothing: $isFirst',
  async ({ userAgent, isFirst }) => {
    on(userAgent)
    const world = await createWorld()
    const tab = await world.openTab()
    const place = await mountPage({ world, tab, path: '/download', page: <ScreenDownload /> })
    await vi.waitFor(() =>
      expect(place.textContent).toContain('Open the menu of the browser, the three dots.'),
    )
    const steps = [...place.querySelectorAll('li')].map(step => step.textContent)
    expect(steps.indexOf('Open this page in Chrome.')).toBe(isFirst ? 0 : -1)
  },
)
