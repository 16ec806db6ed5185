import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { fromBase32, stepAt, totpAt } from '../../../server/platform/secrets/totp.ts'
import { product } from './product.ts'
import { wordsOf } from './words.ts'

const run = promisify(execFile)

/** What the operators read: Portuguese, from their own catalogue. */
export const operatorWord = wordsOf('locales/backoffice/pt.po')

export interface Operator {
  readonly email: string
  readonly password: string
  /** The code after the last one that was used. */
  readonly nextCode: () => string
}

/** The link that `npm run admin:create` prints, on the product under test. */
async function invite(email: string, name: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/operate/admin-create.ts', email, name], {
    env: { ...process.env, DATA_DIR: product.dataDir(), MODE: 'demo', SITE_URL: product.url() },
  })
  const link = /\S+\/enrol#\S+/.exec(stdout)?.[0]
  if (link === undefined) throw new Error(`No link in: ${stdout}`)
  return link
}

/** Opens the link and becomes an administrator, as the person would. */
export async function enrol(page: Page, name: string): Promise<Operator> {
  const email = `${randomUUID()}@arara.test`
  const password = 'frase comprida de quem decide'
  await page.goto(await invite(email, name))
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('img', { name: operatorWord('QR code for the authenticator') })).toBeVisible()
  const secret = fromBase32((await page.getByTestId('totp-secret').innerText()).replace(/\s/g, ''))
  await page.getByLabel(operatorWord('New password'), { exact: true }).fill(password)
  await page.getByLabel(operatorWord('New password again')).fill(password)
  let step = stepAt(new Date())
  await page.getByLabel(operatorWord('Code that your authenticator shows now')).fill(totpAt(secret, step))
  await page.getByRole('button', { name: operatorWord('Create access') }).click()
  await expect(page.getByRole('heading', { name: operatorWord('Operations') })).toBeVisible()
  // One step ahead is within the drift that the server allows, and every code works once.
  return { email, password, nextCode: () => totpAt(secret, ++step) }
}

export async function signInOperator(page: Page, { email, password, nextCode }: Operator): Promise<void> {
  await page.getByLabel(operatorWord('E-mail')).fill(email)
  await page.getByLabel(operatorWord('Password'), { exact: true }).fill(password)
  await page.getByLabel(operatorWord('Authenticator code')).fill(nextCode())
  await page.getByRole('button', { name: operatorWord('Sign in'), exact: true }).click()
  await expect(page.getByRole('heading', { name: operatorWord('Withdrawals'), level: 1 })).toBeVisible()
}
