import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

/** What a registration sends; tests that are about it read its code elsewhere. */
const ofRegistration = /confirma o seu cadastro|confirms your registration/

/** What went out to an address or a telephone, oldest first, as the operator finds it in the data folder. */
export function mailTo(world: TestApp, to: string): readonly string[] {
  return messagesTo(world, to).filter(text => !ofRegistration.test(text))
}

/** The same with the codes of registrations. */
export function messagesTo(world: TestApp, to: string): readonly string[] {
  const folder = join(world.deps.config.dataDir, 'letters')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .filter(text => text.startsWith(`To: ${to}\n`))
}

/** Waits until so many letters are there and answers the last one. */
export async function awaitMail(world: TestApp, to: string, count = 1): Promise<string> {
  await expect.poll(() => mailTo(world, to).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count)
  return mailTo(world, to).at(-1) ?? ''
}

/** The six digits of a letter. */
export function codeIn(message: string): string {
  const code = /\b\d{6}\b/.exec(message.replace(/^To: .*\n/, ''))?.[0]
  if (code === undefined) throw new Error(`No code in: ${message}`)
  return code
}
