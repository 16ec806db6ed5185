import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readPageVolumes } from '../../../scripts/web-build/i18n-chunks.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'

/** The built chunks of all words but the lobby's and those of `volumes`, and the ids they give sentences to. */
function readOtherWords(volumes: readonly string[] = []): { paths: string[]; ids: Set<string> } {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync('dist/web/.vite/manifest.json', 'utf8'),
  )
  const known = ['first', ...volumes]
  const paths = Object.entries(manifest).flatMap(([key, { file }]) => {
    const volume = /^locales\/pt\.po\?(\w+)/.exec(key)?.[1]
    return volume === undefined || known.includes(volume) ? [] : [file]
  })
  const ids = paths.flatMap(path => [...readFileSync(`dist/web/${path}`, 'utf8').matchAll(/"([\w-]{6})":/g)])
  return { paths, ids: new Set(ids.map(([, id]) => id ?? '')) }
}

/** These files do not arrive until they are let go. */
async function hold(page: Page, paths: readonly string[]) {
  const held = Promise.withResolvers<void>()
  for (const path of paths) {
    await page.route(`**/${path}`, async route => {
      await held.promise
      await route.continue()
    })
  }
  return () => held.resolve()
}

/** Every text of the page, and every name that is only read aloud. */
function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '')
    return texts.map(text => text.trim()).filter(text => text !== '')
  })
}

/** What is shown as an id, for its sentence has not come. */
const readUntold = async (page: Page, ids: ReadonlySet<string>) =>
  (await readTexts(page)).filter(text => ids.has(text))

test('the lobby waits for no other page’s words, and nothing is ever shown as an id', async ({ page }) => {
  const { paths, ids } = readOtherWords()
  expect(ids.size).toBeGreaterThan(500)
  const untold = () => readUntold(page, ids)
  const letGo = await hold(page, paths)
  await page.goto('/')
  const popular = page.getByRole('region', { name: word('Popular'), exact: true })
  await expect(popular.getByRole('article').first()).toBeVisible()
  // The network side brought the games without them; what speaks otherwise waits.
  await page
    .getByRole('button', { name: word('Log in') })
    .first()
    .click()
  await page
    .getByRole('link', { name: word('Search') })
    .first()
    .click()
  await expect(page.getByRole('region', { name: word('Table games'), exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  expect(await untold()).toEqual([])
  letGo()
  await expect(page.getByRole('searchbox', { name: word('Name, provider or theme') })).toBeVisible()
  expect(await untold()).toEqual([])
})

for (const path of ['/recharge', '/gameInfo?id=dados-da-arara', '/responsible-gaming', '/order-center']) {
  test(`${path} waits for no other page’s words, and nothing is shown as an id before they come`, async ({
    memberTab: page,
  }) => {
    const pages = await readPageVolumes(process.cwd())
    const { paths, ids } = readOtherWords(['shared', ...(pages.get(path.replace(/\?.*/, '')) ?? [])])
    expect(ids.size).toBeGreaterThan(300)
    const letGo = await hold(page, paths)
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(page.getByRole('banner').getByText(/R\$/).first()).toBeVisible()
    expect(await readUntold(page, ids)).toEqual([])
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    letGo()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(await readUntold(page, ids)).toEqual([])
  })
}
