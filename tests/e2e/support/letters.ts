import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { product } from './product.ts'

/** The newest letter to an address or a telephone, as the operator finds it in the data folder. */
function newestTo(to: string): string | undefined {
  const folder = join(product.dataDir(), 'letters')
  if (!existsSync(folder)) return undefined
  return readdirSync(folder)
    .sort()
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .findLast(text => text.startsWith(`To: ${to}\n`))
}

/** Waits for a letter and reads the six digits in it. */
export async function codeSentTo(to: string): Promise<string> {
  const read = () => /\b\d{6}\b/.exec(newestTo(to)?.replace(/^To: .*\n/, '') ?? '')?.[0]
  await expect.poll(read).toBeTruthy()
  return read() ?? ''
}
