import { expect, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { type Member, readServer } from '../server.ts'
import { word } from '../words.ts'

const accounts = z.object({ data: z.array(z.object({ label: z.string(), state: z.string() })) })

/** Those that the server has. */
export async function listAccounts({ token }: Pick<Member, 'token'>) {
  return (await readServer('/api/memberbanks/display', accounts, token)).data
}

/** Adds the member's own CPF as a PIX key, on the page of the accounts. */
export async function addCpfKey(page: Page, cpf: string) {
  await page.getByRole('button', { name: word('Add an account') }).click()
  const sheet = page.getByRole('dialog', { name: word('Add an account') })
  await sheet.getByLabel('CPF', { exact: true }).fill(cpf)
  await sheet.getByRole('button', { name: word('Save the key') }).click()
  await expect(sheet).toHaveCount(0)
}
