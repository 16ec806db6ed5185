import type { Page } from '@playwright/test'
import { operatorWord as word } from '../support/operator.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 640 } })

/** Text at 200 % (WCAG 1.4.4) on a phone. */
const enlarge = (page: Page) =>
  page.addInitScript(() => {
    const grow = () => document.documentElement?.style.setProperty('font-size', '200%')
    grow()
    document.addEventListener('DOMContentLoaded', grow)
  })

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const id = '01939b00-0000-7000-8000-000000000001'
const at = '2026-11-29T12:00:00.000Z'
const win = {
  ...{ id, member: { id, name: 'maria-aparecida-dos-santos' }, game: { id: 'g', name: 'Cara ou Coroa' } },
  ...{ provider: 'moeda', stake: '0.50', amount: '1234567.89', is_promotional: false, cap: 'day' },
  ...{ state: 'waiting', created_at: at, decided_at: null, proposal: null },
}
const approval = {
  ...{ id, kind: 'administrator_change', subject: `administrator:${id}`, concerns: { id, name: 'Bia' } },
  ...{ changes: [{ field: 'role', before: 'support', after: 'finance' }], reason: 'Novas tarefas' },
  ...{ state: 'proposed', proposed_by: { id, name: 'Ana Carolina de Vasconcelos' }, proposed_at: at },
  ...{ expires_at: at, decided_by: null, decided_at: null, decision_note: null },
  ...{ obstacle: null, obstacle_until: null },
}
const lists = { 'win-reviews': win, approvals: approval }

test('every room of the back office fits a phone at 200 % text, with rows that wait', async ({
  page,
  administrator,
}) => {
  for (const [name, row] of Object.entries(lists))
    await page.route(new RegExp(`/api/admin/${name}(\\?|$)`), route =>
      route.fulfill({
        json: {
          ...{ status: 'success', code: 200, message: '', data: [row], next_cursor: null, version: '1' },
          ...{ deleted: [], reset: true, unchanged: false },
        },
      }),
    )
  await enlarge(page)
  await administrator.openDesk(page, 'Lê de perto', '/backoffice/wins')
  await expect(page.getByText('1.234.567,89')).toBeVisible()
  const rooms = page.getByRole('navigation', { name: word('Rooms') }).getByRole('link')
  await expect(rooms.first()).toBeAttached()
  const links = await rooms.evaluateAll(all => all.map(one => one.getAttribute('href') ?? ''))
  expect(links.length).toBeGreaterThan(15)
  for (const link of links) {
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    if (link.endsWith('/approvals')) await expect(page.getByText(approval.reason)).toBeVisible()
    await expect.poll(() => overflowOf(page), link).toBe(0)
    expect(await page.evaluate(() => scrollY), link).toBe(0)
  }
})
