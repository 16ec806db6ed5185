import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { testersWord, word } from './words.ts'

type Region = { readonly id: number | undefined; readonly text: string }

/** What the browser hands a screen reader: the regions that speak politely, those of what is inert left out, and what stands in them. */
async function readRegions(page: Page): Promise<Region[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const byId = new Map(nodes.map(node => [node.nodeId, node]))
  type Node = (typeof nodes)[number]
  const read = (node: Node, name: string) => node.properties?.find(one => one.name === name)?.value.value
  const textOf = (node: Node): string =>
    read(node, 'live') === 'off'
      ? ''
      : [
          node.role?.value === 'StaticText' ? String(node.name?.value) : '',
          ...(node.childIds ?? []).map(id => byId.get(id)).map(child => (child ? textOf(child) : '')),
        ].join('')
  return nodes
    .filter(node => !node.ignored && node.role?.value === 'status' && read(node, 'live') === 'polite')
    .filter(node => read(node, 'atomic') !== true)
    .map(node => ({ id: node.backendDOMNodeId, text: textOf(node) }))
}

test('news is announced by a region that a screen reader knew before, on the page and in an open dialog, each time once', async ({
  page,
}) => {
  await page.goto('/test12')
  const good = page.getByText(testersWord('Code copied'), { exact: true })
  const bad = page.getByText(testersWord('Network error, please try again later'), { exact: true })
  await expect(page.getByRole('button', { name: testersWord('Good news'), exact: true })).toBeVisible()
  const before = await readRegions(page)
  expect(before.length).toBeGreaterThan(0)
  await page.getByRole('button', { name: testersWord('Good news'), exact: true }).click()
  await expect(good).toBeVisible()
  const reporting = async (text: string) => (await readRegions(page)).filter(one => one.text.includes(text))
  const [first, ...others] = await reporting(testersWord('Code copied'))
  expect(others).toEqual([])
  expect(before.map(({ id }) => id)).toContain(first?.id)

  await page.getByRole('button', { name: testersWord('Dialog'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(testersWord('Code copied'), { exact: true })).toBeVisible()
  const inDialog = await readRegions(page)
  // The page's region is inert now, and is not announced: the news moved to the dialog, and can be pressed.
  expect(inDialog.map(({ id }) => id)).not.toContain(first?.id)
  await page
    .getByRole('button', { name: testersWord('Bad news'), exact: true, includeHidden: true })
    .evaluate((button: HTMLElement) => button.click())
  await expect(bad).toBeVisible()
  const [reported, ...more] = await reporting(testersWord('Network error, please try again later'))
  expect(more).toEqual([])
  expect(inDialog.map(({ id }) => id)).toContain(reported?.id)
  await dialog
    .getByRole('button', { name: word('Dismiss') })
    .last()
    .click()
  await expect(bad).toHaveCount(0)
  await expect(dialog).toBeVisible()
})
