import { randomUUID } from 'node:crypto'
import { arrive } from '../support/arrive.ts'
import { bringFixtures } from '../support/bring-fixtures.ts'
import { everyPath } from '../support/faults/every-path.ts'
import { expectNoFault, phone } from '../support/faults/no-fault.ts'
import { createPayee } from '../support/forms/payee.ts'
import { openAs } from '../support/open-as.ts'
import { expect, test } from '../support/test.ts'

/** `npm run access` (docs/guides/browser-tests.md): every page, for a guest and for a member with money and records. */
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

/** All that an operator's words can be: a heading, a list, a link, words that matter, and one that is wider than a phone. */
const ownWords = [
  '## Como participar',
  `Leia tudo **antes** de jogar: ${'palavra'.repeat(20)}`,
  '- Primeiro ponto\n- Segundo ponto, em [outra página](/terms)',
  '[O órgão regulador](https://www.gov.br/fazenda)',
].join('\n\n')

test('a page of an operator’s own has no fault of access, for a guest and for a member', async ({
  page,
  administrator,
}) => {
  const path = await administrator.writePage('Torneio de domingo', ownWords)
  const open = async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Como participar' })).toBeVisible()
    await expectNoFault(page, path)
  }
  await open()
  await openAs(page, await createPayee('1000.00'))
  await open()
})
