import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { bank } from '../../../../contract/cashier/banks.ts'

type Bank = z.output<typeof bank>
let known: readonly Bank[] | undefined

/** The banks that can be chosen (`banks.json`, after guibranco/BancosBrasileiros, public domain), keyed by ISPB. */
export function listBanks(): readonly Bank[] {
  const file = new URL('./banks.json', import.meta.url)
  known ??= z.parse(z.array(bank), JSON.parse(readFileSync(file, 'utf8')))
  return known
}

export function findBank(ispb: string): Bank | undefined {
  return listBanks().find(one => one.ispb === ispb)
}
