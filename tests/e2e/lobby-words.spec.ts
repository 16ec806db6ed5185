import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { word } from './support/words.ts'

/** The built chunk of the words of all pages but the lobby, and the ids it gives sentences to. */
function readOtherWords(): { path: string; ids: Set<string> } {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync('dist/web/.vite/manifest.json', 'utf8'),
  )
  const path = manifest['locales/pt.po?rest']?.file ?? ''
  const ids = readFileSync(`dist/web/${path}`, 'utf8').matchAll(/"([\w-]{6})":/g)
  return { path, ids: new Set([...ids].map(([, id]) => id ?? '')) }
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

test('the lobby waits for no other page’s words, and nothing is ever shown as an id', async ({ page }) => {
  const { path, ids } = readOtherWords()
  expect(ids.size).toBeGreaterThan(500)
  const untold = async () => (await readTexts(page)).filter(text => ids.has(text))
  const held = Promise.withResolvers<void>()
  await page.route(`**/${path}`, async route => {
    await held.promise
    await route.continue()
  })
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
  held.resolve()
  await expect(page.getByRole('searchbox', { name: word('Name, provider or theme') })).toBeVisible()
  expect(await untold()).toEqual([])
})
