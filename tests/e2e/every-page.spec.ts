import { randomUUID } from 'node:crypto'
import { arrive } from './support/arrive.ts'
import { bringFixtures } from './support/bring-fixtures.ts'
import { everyPath } from './support/every-path.ts'
import { expectNoFault, phone } from './support/no-fault.ts'
import { openAs } from './support/open-as.ts'
import { createPayee } from './support/payee.ts'
import { test } from './support/test.ts'

/** `npm run access` (docs/testing.md): every page, for a guest and for a member with money and records. */
test.describe.configure({ timeout: 30 * 60_000 })
test.use({ viewport: phone })

test.beforeAll(() => {
  const kicks_off_at = new Date(Date.now() + 50 * 3_600_000).toISOString()
  const odds = { '1x2': { home: '2.10', draw: '3.30', away: '3.70' } }
  const match = { competition: 'Copa', home: 'Clube de Regatas do Flamengo', away: 'Chapecoense' }
  bringFixtures([{ ...match, id: randomUUID(), kicks_off_at, odds }])
})

for (const [room, paths] of Object.entries(everyPath)) {
  test(`a guest finds no fault of access in the pages of ${room}`, async ({ page }) => {
    await page.goto('/')
    for (const path of paths) {
      await arrive(page, path)
      await expectNoFault(page, path)
    }
  })

  test(`a member finds no fault of access in the pages of ${room}`, async ({ page }) => {
    await openAs(page, await createPayee('1000.00'))
    for (const path of paths) {
      await arrive(page, path)
      await expectNoFault(page, path)
    }
  })
}
