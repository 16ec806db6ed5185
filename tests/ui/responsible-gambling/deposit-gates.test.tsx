// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { MemberBreaks } from '../../../contract/responsible-gambling/breaks.ts'
import type { Limit, MemberLimits } from '../../../contract/responsible-gambling/limits.ts'
import { Route } from '../../../src/routes/cztx.tsx'
import { askForDetails, openMemberTab } from '../member-tab.ts'
import { find } from '../mount.tsx'
import { mountPage } from '../mount-page.tsx'

// `/cztx` holds the form of `/recharge`, and waits for the same things.

const memberId = 'm1'
const weekly: Limit = {
  ...{ kind: 'deposit', period: 'week', value: 8_000n, used: 3_000n, left: 5_000n, pending: null },
  resets_at: '2099-01-01T03:00:00.000Z',
}
const excluded: MemberBreaks = { running: { kind: 'exclusion', until: null }, history: [] }
const member = { memberId, language: '', part: '' }

/** Both on one screen, on a member's device without a network; its house asks a deposit for a gender. */
async function visit() {
  askForDetails(['gender'])
  const { world, tab } = await openMemberTab(memberId)
  tab.setOnline(false)
  const Page = Route.options.component
  if (Page === undefined) throw new Error('the route shows nothing')
  const place = await mountPage({ world, tab, path: '/cztx', page: <Page /> })
  const reportLimits = (answer: Partial<MemberLimits>) =>
    tab.db.answers.put({
      ...member,
      name: 'limits',
      answer: { limits: [], history: [], missing: [], ...answer },
    })
  return { place, db: tab.db, reportLimits }
}

test('deposit and withdrawal on one screen: a self-excluded member is shown this in place of the deposit', async () => {
  const { place, db } = await visit()
  await db.answers.put({ ...member, name: 'breaks', answer: excluded })
  await vi.waitFor(() => expect(find(place, '[role=status] a', HTMLAnchorElement).href).toMatch(/withdraw$/))
})

test('deposit and withdrawal on one screen: the deposit waits for what the law asks of the member', async () => {
  const { place, db } = await visit()
  await db.answers.put({ ...member, name: 'member-details', answer: { missing: ['gender'] } })
  await vi.waitFor(() => expect(place.textContent).toContain('Complete my details'))
})

test('deposit and withdrawal on one screen: limits that must be set come before the deposit', async () => {
  const { place, reportLimits } = await visit()
  await reportLimits({ missing: ['deposit'] })
  await vi.waitFor(() => expect(place.textContent).toContain('Set my limits'))
})

test('deposit and withdrawal on one screen: what is left of a limit stands above the deposit', async () => {
  const { place, reportLimits } = await visit()
  await reportLimits({ limits: [weekly] })
  await vi.waitFor(() => expect(place.textContent).toContain('left of your limit of'))
})
