// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import { ChangeList } from '../../../backoffice/features/operations/approvals/change-list.tsx'
import { BackOfficeContext } from '../../../backoffice/state/back-office.ts'
import { find, mount } from '../mount.tsx'
import { createTestBackOffice } from './test-back-office.tsx'

type Changes = Parameters<typeof ChangeList>[0]['changes']

async function show(kind: string, changes: Changes) {
  const { backOffice } = createTestBackOffice(() => 'lost')
  const { place } = await mount(
    <BackOfficeContext value={backOffice}>
      <ChangeList kind={kind} changes={changes} />
    </BackOfficeContext>,
  )
  return { place, lines: () => [...place.querySelectorAll('dl > div')].map(line => line.textContent) }
}

it('proposed terms are shown place by place in the words of their fields, with what they were', async () => {
  const { lines } = await show('promotion_terms', [
    { field: 'loss_rate', before: 800, after: 1000 },
    { field: 'tiers.1.max_bonus', before: '10.00', after: '20.00' },
    { field: 'player_pays', before: null, after: '12.50' },
  ])
  const [rate, tier, pays] = lines()
  expect(rate).toMatch(/Of the net loss, %before 8 → , after 10/)
  expect(tier).toMatch(/Tier · 2 · Largest bonus, R\$before 10.00 → , after 20.00/)
  expect(pays).toMatch(/The cheapest month costs the playerR\$\s12.50/)
})

it('many changes are folded, and a press shows all of them', async () => {
  const changes = Array.from({ length: 30 }, (_, at) => ({
    field: `match-${at}`,
    before: null,
    after: 'Um 2:0 Dois',
  }))
  const { place, lines } = await show('fixtures_import', changes)
  expect(lines()).toHaveLength(12)
  await act(async () => find(place, 'button', HTMLButtonElement).click())
  expect(lines()).toHaveLength(30)
})

it('the kick-off of a proposed match is shown as a date of the reader, not as an instant of the wire', async () => {
  const after = 'Copa · 2026-12-05T19:00:00.000Z · most 1.87 2.01'
  const { lines } = await show('fixtures_import', [{ field: 'm1 · Um – Dois', before: null, after }])
  expect(lines()[0]).toMatch(/Um – DoisCopa · .*2026.* · Most goals \(1, 2\): 1\.87 \/ 2\.01/)
  expect(lines()[0]).not.toContain('T19:00')
})

it.each([
  ['1x2 2.30 3.20 3.30 · most -', 'Result (1, X, 2): 2.30 / 3.20 / 3.30 · Most goals (1, 2): no more bets'],
  [
    'goals 1.90 1.98 · both 1.90 1.98',
    'Goals (over, under 2.5): 1.90 / 1.98 · Both score (yes, no): 1.90 / 1.98',
  ],
  ['void', 'Settled at 1.00'],
  ['2:1', '2:1'],
  ['corners 1.90 1.98', 'corners 1.90 1.98'],
])(
  'what a file changes of a match is shown in words, what this page does not know as it is: %s',
  async (after, shown) => {
    const { lines } = await show('fixtures_import', [{ field: 'm1 · Um – Dois', before: null, after }])
    expect(lines()).toEqual([`m1 · Um – Dois${shown}`])
  },
)

it('a postponed match is shown with the last moment for its new date', async () => {
  const after = 'postponed 2026-12-05T19:00:00.000Z'
  const { lines } = await show('fixtures_import', [{ field: 'm1 · Um – Dois', before: null, after }])
  expect(lines()[0]).toMatch(/Postponed, until .*2026.* at the latest$/)
})
