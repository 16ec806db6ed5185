import type { Page } from '@playwright/test'
import { refusalsPt } from '../../../locales/refusals.pt.ts'
import { ensurePython } from '../../../scripts/bootstrap/ensure-python.js'
import { run } from '../../support/run-program.ts'
import { goOffline, untilInstalled } from '../support/device.ts'
import { games, openTable, playedEngines, playRound, startButton } from '../support/game-table.ts'
import { expect, installedTest, test } from '../support/test.ts'
import { word, wordLike } from '../support/words.ts'

const agrees = word('All steps agree: this round was drawn as promised and paid in full.')
const rotate = (page: Page) =>
  page.getByRole('button', { name: word('Reveal the old seed and start new ones') })
const rows = (page: Page) => page.getByRole('list', { name: word('Your rounds') }).getByRole('listitem')

const firstSeed =
  'You have no seed yet. Your device makes one, or you write your own, before the first round is drawn.'

async function openFairness(page: Page) {
  await page.goto('/fairness')
  await page.getByRole('radio', { name: word('Demo') }).check({ force: true })
  await expect(page.getByText(word('Fingerprint of the next server seed (SHA-256)'))).toBeVisible()
}

installedTest(
  'a round of every engine is checked in the browser, from the promise to the payout, offline too',
  async ({ memberTab: page, context }) => {
    // Some twenty engines are played one after the other.
    test.setTimeout(480_000)
    const engines = playedEngines()
    for (const engine of engines) {
      await openTable(page, engine, 'demo')
      await playRound(page, engine)
    }
    await openFairness(page)
    const promise = await page.getByRole('definition').first().textContent()
    await expect(rows(page)).toHaveCount(engines.length)
    await rows(page).first().getByRole('button').click()
    const sealed =
      'The seed of this round is still in use. Change your seeds to reveal it, then every step is checked here.'
    await expect(page.getByText(word(sealed))).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByRole('textbox', { name: word('Your new seed') }).fill('minha-semente')
    await rotate(page).click()
    await expect(page.getByText(word('revealed'), { exact: true })).toHaveCount(engines.length)
    await untilInstalled(page)
    await goOffline(context)
    for (const engine of engines) {
      await rows(page).filter({ hasText: games[engine].name }).getByRole('button').click()
      const sheet = page.getByRole('dialog', { name: wordLike('Check: {name}') })
      await expect(sheet.getByText(agrees)).toBeVisible()
      await expect(sheet.getByText(promise ?? '').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
    }
  },
)

test('a new member sees the next fingerprint first, and starts the pair of that very fingerprint', async ({
  memberTab: page,
}) => {
  await openFairness(page)
  await expect(page.getByText(word(firstSeed))).toBeVisible()
  const promised = await page.getByRole('definition').first().textContent()
  expect(promised).toMatch(/^[0-9a-f]{64}$/)
  const field = page.getByRole('textbox', { name: word('Your new seed') })
  await expect(field).toHaveValue(/^[0-9a-f]{32}$/)
  await field.fill('minha-primeira')
  await page.getByRole('button', { name: word('Start with this seed') }).click()
  const kept = word('The new server seed has the fingerprint that you were shown before.')
  await expect(page.getByText(kept)).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText(promised ?? '')
  await expect(page.getByRole('definition').filter({ hasText: 'minha-primeira' })).toBeVisible()
  await openTable(page, 'dice', 'demo')
  await playRound(page, 'dice')
  await openFairness(page)
  await expect(page.getByRole('definition').nth(2)).toHaveText('2')
})

test('seeds do not change while a round of them is open', async ({ memberTab: page }) => {
  await openTable(page, 'mines', 'demo')
  await startButton(page, 'mines').click()
  await expect(page.getByRole('button', { name: word('Random tile') })).toBeEnabled()
  await openFairness(page)
  await rotate(page).click()
  await expect(page.getByText(refusalsPt.seed_in_use)).toBeVisible()
})

test('a change of seeds whose answer is lost happens once', async ({ memberTab: page, context }) => {
  await openTable(page, 'dice', 'demo')
  await playRound(page, 'dice')
  await openFairness(page)
  const keys: (string | undefined)[] = []
  await context.route('**/api/game/seeds/rotate*', async route => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('textbox', { name: word('Your new seed') }).fill('uma-so-vez')
  await rotate(page).click()
  const reported = page.getByText(word('No answer came. Your request may have arrived or not.'))
  await expect(reported).toBeVisible()
  // It stands no longer than it is so: its outcome is shown automatically.
  await expect(page.getByText(wordLike('It did arrive and is done.'))).toBeVisible({ timeout: 30_000 })
  await expect(reported).toHaveCount(0)
  await expect(page.getByText(word('revealed'), { exact: true })).toHaveCount(1)
  await expect(page.getByRole('definition').filter({ hasText: 'uma-so-vez' })).toBeVisible()
  // The server has seen that seed: under the next fingerprint another is offered.
  await expect(page.getByRole('textbox', { name: word('Your new seed') })).not.toHaveValue('uma-so-vez')
  expect(new Set(keys).size).toBe(1)
})

test('the rules and the Python verifier are there to be read and saved by anybody', async ({ page }) => {
  await page.goto('/fairness')
  const rules = page.getByRole('link', { name: word('Read the rules') })
  const verifier = page.getByRole('link', { name: word('Get the verifier') })
  const [shown] = await Promise.all([page.waitForEvent('popup'), rules.click()])
  await expect(shown.getByText('# Provably fair')).toBeVisible()
  await shown.close()
  const [saved] = await Promise.all([page.waitForEvent('download'), verifier.click()])
  const path = await saved.path()
  const { stdout } = await run(ensurePython(), [path])
  expect(stdout).toMatch(/^slots: \d+ vectors, all agree$/m)
  expect(stdout).not.toContain('problems')
})
