import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDeps } from './create-deps.ts'
import type { Deps } from './deps.ts'
import { proveDemoMember } from './features/account/kyc/service.ts'
import {
  type DemoAccount,
  demoAccountExists,
  saveDemoAccount,
} from './features/auth/registration/demo-accounts.ts'
import { seedCatalogue } from './features/lobby/catalogue/seed-catalogue.ts'
import {
  administratorExists,
  saveDemoAdministrator,
} from './features/operations/administrators/demo-administrator.ts'
import { seedBanners } from './features/support/information/banner-seeds.ts'
import { seedContent } from './features/support/information/content-seeds.ts'
import type { Config } from './platform/config/config.ts'
import { createLogger } from './platform/http/logger.ts'
import { markSeeded } from './platform/production/inspect-installation.ts'

const administratorEmail = 'admin@arara.test'
/** Large withdrawals and adjustments take two persons: a demo has both. */
const secondEmail = 'financeiro@arara.test'
/** The agent's invitation code, so that a tester can register with `?code=`. */
const agentCode = 'ARARA777'

/**
 * Fills a demo: what the lobby shows, and a member, a demo member, an agent and an administrator whose random passwords
 * are in `demo-accounts.txt`, readable by its owner only. Running it again changes nothing that is there.
 */
export async function seed(config: Config): Promise<void> {
  if (config.mode !== 'demo') throw new Error('Seeds are for a demo: production starts empty')
  const deps = createDeps(config, createLogger('silent'))
  try {
    await markSeeded(deps.db)
    await seedBanners(deps)
    await seedContent(deps)
    await seedCatalogue(deps)
    await seedAccounts(deps)
  } finally {
    await deps.db.destroy()
  }
}

/** The file is always true: where it or an account is missing, all of them get new passwords and it is rewritten. */
async function seedAccounts(deps: Deps): Promise<void> {
  const path = join(deps.config.dataDir, 'demo-accounts.txt')
  const accounts = demoAccounts(() => randomPassword(deps))
  const isWritten = await readFile(path, 'utf8').then(
    () => true,
    () => false,
  )
  const known = await Promise.all([
    administratorExists(deps, administratorEmail),
    administratorExists(deps, secondEmail),
    ...accounts.map(account => demoAccountExists(deps, account.name)),
  ])
  if (!isWritten || !known.every(Boolean)) await writeAccounts(deps, accounts, path)
  for (const { name } of accounts) await proveDemoMember(deps, name)
}

async function writeAccounts(deps: Deps, accounts: readonly DemoAccount[], path: string): Promise<void> {
  for (const account of accounts) await saveDemoAccount(deps, account)
  const lines = [
    ...accounts.map(describe),
    ...(await saveAdministrator(deps, administratorEmail, 'Administrador')),
    ...(await saveAdministrator(deps, secondEmail, 'Financeiro')),
  ]
  await writeFile(`${path}.new`, `${lines.join('\n')}\n`, { mode: 0o600 })
  await rename(`${path}.new`, path)
}

async function saveAdministrator(deps: Deps, email: string, name: string): Promise<readonly string[]> {
  const password = randomPassword(deps)
  const { secret, uri } = await saveDemoAdministrator(deps, { email, password, name })
  return [`administrator  ${email}  ${password}`, `  authenticator secret ${secret}`, `  ${uri}`]
}

function demoAccounts(password: () => string): readonly DemoAccount[] {
  return [
    {
      name: 'jogador',
      password: password(),
      person: {
        realname: 'Joana Ribeiro Teste',
        cpf: '39053344705',
        birthDate: '1990-05-17',
        phone: '+5511955550101',
      },
    },
    { name: 'demonstracao', password: password(), person: undefined },
    {
      name: 'agente',
      password: password(),
      person: {
        realname: 'Antônio Agente Teste',
        cpf: '15350946056',
        birthDate: '1985-11-02',
        phone: '+5511955550102',
        ownCode: agentCode,
      },
    },
  ]
}

function describe({ name, password, person }: DemoAccount): string {
  const role = person === undefined ? 'demo member' : person.ownCode === undefined ? 'member' : 'agent'
  const about = person === undefined ? 'play money' : `CPF ${person.cpf}`
  const code = person?.ownCode === undefined ? '' : `, invitation code ${person.ownCode}`
  return `${role.padEnd(13)}  ${name}  ${password}  (${about}${code})`
}

/** Sixty bits, easy to read from a screen. */
function randomPassword({ random }: Deps): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  const text = [...random(12)].map(byte => alphabet[byte % alphabet.length]).join('')
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`
}
