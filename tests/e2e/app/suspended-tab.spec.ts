import type { Browser, Page } from '@playwright/test'
import { readTable } from '../support/device.ts'
import { readFavourites } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { balanceOf } from '../support/visit.ts'
import { word } from '../support/words.ts'

const game = { id: 'floresta-da-arara', name: 'Floresta da Arara' }
const favouriteButton = (page: Page) =>
  page.getByRole('button', { name: word('Favourite {name}', game), exact: true }).first()

/**
 * The process that a page runs in: the one that has worked while it was kept busy, and no other half as much. A headless browser
 * freezes no page automatically.
 */
async function processOf(page: Page, browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession()
  const readTimes = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
    return new Map(processInfo.filter(one => one.type === 'renderer').map(one => [one.id, one.cpuTime]))
  }
  for (;;) {
    const before = await readTimes()
    await page.evaluate(() => {
      const end = performance.now() + 1_000
      while (performance.now() < end);
    })
    const worked = [...(await readTimes())].map(([id, time]) => ({ id, time: time - (before.get(id) ?? 0) }))
    const [most, next] = worked.toSorted((a, b) => b.time - a.time)
    if (most !== undefined && most.time > 2 * (next?.time ?? 0)) return most.id
  }
}

test('a tab that the phone has suspended while it sent a heart keeps it from nobody: another sends it half a minute later, and it is there once', async ({
  memberPage: page,
  member,
  context,
  browser,
}) => {
  const other = await context.newPage()
  await other.goto('/')
  await expect(balanceOf(other)).toBeVisible()

  const senders: Page[] = []
  const keys = new Set<string | undefined>()
  await context.route('**/api/games/follow/set*', async route => {
    senders.push(route.request().frame().page())
    keys.add(route.request().headers()['idempotency-key'])
    // What the first tab sends never arrives, and is never said to have failed.
    if (senders.length > 1) await route.continue()
  })
  const processes = new Map([
    [page, await processOf(page, browser)],
    [other, await processOf(other, browser)],
  ])
  await favouriteButton(page).click()
  await expect.poll(() => senders.length).toBe(1)
  // Both have heard of the change, and either may have been the first to send it.
  const [first] = senders
  const awake = first === page ? other : page
  const suspended = first && processes.get(first)
  if (suspended === undefined) throw new Error('Nobody has sent it')
  process.kill(suspended, 'SIGSTOP')
  try {
    await expect.poll(() => readFavourites(member), { timeout: 60_000 }).toEqual([game.id])
    await expect(favouriteButton(awake)).toHaveAttribute('aria-pressed', 'true')
  } finally {
    process.kill(suspended, 'SIGCONT')
  }
  // On a slow machine it may have sent it more than once: the key is the same, and the heart is there once.
  expect(senders.slice(1).every(sender => sender === awake)).toBe(true)
  await expect.poll(() => readTable(awake, 'queuedWrites')).toEqual([])
  for (const tab of [page, other]) await expect(favouriteButton(tab)).toHaveAttribute('aria-pressed', 'true')
  expect(keys.size).toBe(1)
  expect(await readFavourites(member)).toEqual([game.id])
})
