import type { Page } from '@playwright/test'
import { enlargeText } from '../support/enlarge-text.ts'
import { layoutFaults } from '../support/faults/layout-faults.ts'
import { createPayee, withdraw } from '../support/forms/payee.ts'
import { operatorWord as word } from '../support/operator.ts'
import { expect, test } from '../support/test.ts'

const phone = { width: 360, height: 640 }

/** Runs in the page: texts that wrap after every letter or two, and fields that have room for none. */
function squeezed(): string[] {
  const isNarrow = (part: Element) => {
    const { width, height } = part.getBoundingClientRect()
    const size = Number.parseFloat(getComputedStyle(part).fontSize)
    return width > 1 && height > 3 * size && width < 3 * size
  }
  const texts = [...document.querySelectorAll('main *')].filter(
    part =>
      part.checkVisibility() && part.children.length === 0 && (part.textContent ?? '').trim().length > 8,
  )
  const fields = [...document.querySelectorAll('main input:not([type=checkbox]), main select')].filter(
    field => {
      const { paddingInlineStart, paddingInlineEnd, fontSize } = getComputedStyle(field)
      const [start, end, size] = [paddingInlineStart, paddingInlineEnd, fontSize].map(Number.parseFloat)
      return field.clientWidth > 30 && field.clientWidth - (start ?? 0) - (end ?? 0) < 2 * (size ?? 0)
    },
  )
  return [...texts.filter(isNarrow), ...fields].map(part => (part.textContent ?? '') || part.outerHTML)
}

/** Runs in the page: links and buttons on which a press 21 px above or below their middle meets something else. */
function smallTargets(): string[] {
  const all = [...document.querySelectorAll('main a, main button, nav a')].filter(one =>
    one.checkVisibility(),
  )
  return all.flatMap(one => {
    one.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, width, top, height } = one.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const meets = [-21, 21].every(up => {
      const met = document.elementFromPoint(x, y + up)
      return met !== null && one.contains(met)
    })
    return meets ? [] : [(one.getAttribute('aria-label') ?? one.textContent ?? '').trim()]
  })
}

const id = '01939b00-0000-7000-8000-000000000001'
const at = '2026-11-29T12:00:00.000Z'
const member = { id, name: 'maria-aparecida-dos-santos' }
const win = {
  ...{ id, member, game: { id: 'g', name: 'Cara ou Coroa' }, won_before: '40000.00' },
  ...{ provider: 'moeda', stake: '0.50', amount: '1234567.89', is_promotional: false, cap: 'day' },
  ...{ state: 'waiting', created_at: at, decided_at: null, proposal: null },
}
const undecided = { decided_by: null, decided_at: null, decision_note: null }
const proposer = { id, name: 'Ana Carolina de Vasconcelos' }
const approval = {
  ...{ id, kind: 'administrator_change', subject: `administrator:${id}`, concerns: { id, name: 'Bia' } },
  ...{ changes: [{ field: 'role', before: 'support', after: 'finance' }], reason: 'Novas tarefas' },
  ...{ state: 'proposed', proposed_by: proposer, proposed_at: at, expires_at: at },
  ...{ ...undecided, obstacle: null, obstacle_until: null },
}
const adjustment = {
  ...{ id, member, direction: 'credit', money: '1234567.89', reason: 'Rodada liquidada errada' },
  ...{ state: 'proposed', proposed_by: proposer, proposed_at: at, ...undecided },
}
const reset = {
  ...{ id, member_id: id, member_name: member.name, kind: 'withdrawal_password', is_own: false },
  ...{ reason: 'Reconhecida por vídeo', opened_by: proposer.name, opened_at: at },
}
const identity = {
  ...{ id, member, reason: 'name_mismatch', same_face: null, appeal: 'Mudei de nome' },
  ...{ sent_at: at, waits_since: at, pictures: [] },
}
const reconciled = {
  ...{ day: '2026-11-28', ran_at: at, ran_by: null, ledger: '1234567.89', provider: '1233067.89' },
  ...{ difference: '-1500.00', explained: '0.00', open: '-1500.00', open_count: 1 },
}
const lists = {
  reconciliation: reconciled,
  'win-reviews': win,
  approvals: approval,
  adjustments: adjustment,
  resets: reset,
  identity,
}

/** Every room of the back office, with rows that wait. */
async function openRooms(page: Page, look: (link: string) => Promise<void>) {
  for (const [name, row] of Object.entries(lists))
    await page.route(new RegExp(`/api/admin/${name}(\\?|$)`), route =>
      route.fulfill({
        json: {
          ...{ status: 'success', code: 200, message: '', data: [row], next_cursor: null, version: '1' },
          ...{ deleted: [], reset: true, unchanged: false },
        },
      }),
    )
  await page.goto('/backoffice/wins')
  await expect(page.getByText('1.234.567,89')).toBeVisible()
  const rooms = page.getByRole('navigation', { name: word('Rooms') }).getByRole('link')
  await expect(rooms.first()).toBeAttached()
  const links = await rooms.evaluateAll(all => all.map(one => one.getAttribute('href') ?? ''))
  expect(links.length).toBeGreaterThan(15)
  for (const link of links) {
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    if (link.endsWith('/reconciliation')) await expect(page.getByText('1.234.567,89')).toBeVisible()
    if (link.endsWith('/approvals')) await expect(page.getByText(approval.reason)).toBeVisible()
    if (/members$|team$/.test(link)) await expect(page.getByRole('list').last()).toBeVisible()
    await look(link)
  }
}

for (const viewport of [phone, { width: 1280, height: 800 }])
  test(`every room of the back office is readable at 200 % text, ${viewport.width} px wide`, async ({
    page,
    administrator,
  }) => {
    await withdraw(await createPayee('1500.00'), '1234.56')
    await page.setViewportSize(viewport)
    await enlargeText(page)
    await administrator.openBackOffice(page, 'Ana Carolina de Vasconcelos Pereira')
    await openRooms(page, async link => {
      await expect.poll(() => layoutFaults(page), link).toEqual([])
      expect(await page.evaluate(squeezed), link).toEqual([])
      expect(await page.evaluate(() => scrollY), link).toBe(0)
    })
    const strip = page.getByRole('navigation', { name: word('Rooms') })
    expect((await strip.boundingBox())?.width).toBeGreaterThan(280)
  })

test('every link and button of the rooms is 44 px high for a finger', async ({ page, administrator }) => {
  await page.setViewportSize(phone)
  await administrator.openBackOffice(page, 'Toca com o dedo')
  await openRooms(page, async link => {
    expect(await page.evaluate(smallTargets), link).toEqual([])
  })
})
