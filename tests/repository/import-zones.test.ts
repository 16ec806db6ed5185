import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'

/** rule, the file that imports, what it imports (a path of ours or a package) */
const BREACHES = [
  ['1-contract-imports-nothing-of-ours', 'contract/cashier/money.ts', 'games/dice.ts'],
  ['1-contract-imports-nothing-of-ours', 'contract/auth/auth.ts', 'src/api/client.ts'],
  ['1-games-import-nothing-of-ours', 'games/mines.ts', 'contract/centavos.ts'],
  ['1-src-alone', 'src/features/wallet/card.ts', 'server/platform/config/config.ts'],
  ['1-server-alone', 'server/http/static.ts', 'src/api/client.ts'],
  ['1-sandbox-alone', 'sandbox/pix/charge.ts', 'server/platform/config/config.ts'],
  ['1-backoffice-alone', 'backoffice/app.ts', 'server/platform/config/config.ts'],
  ['1-backoffice-shares-three-folders', 'backoffice/queue.ts', 'src/sync/engine.ts'],
  ['1-product-never-imports-its-tests', 'src/ui/gallery.ts', 'tests/support/world.ts'],
  ['1-no-node-in-the-browser', 'src/api/base.ts', 'node:fs'],
  ['2-ui-knows-only-itself-i18n', 'src/ui/list.ts', 'src/db/database.ts'],
  ['2-i18n-knows-only-itself-ui', 'src/i18n/money.ts', 'src/state/member/session.ts'],
  ['3-db-knows-only-itself', 'src/db/rows.ts', 'src/api/client.ts'],
  ['3-api-knows-only-itself', 'src/api/calls.ts', 'src/db/database.ts'],
  ['4-sync-knows-only-itself-db-api', 'src/sync/queue/push.ts', 'src/state/member/session.ts'],
  ['4-sync-without-react-and-valtio', 'src/sync/hook.ts', 'react'],
  ['4-pwa-knows-only-itself-state', 'src/pwa/install.ts', 'src/ui/button.ts'],
  ['4-pwa-knows-no-contract', 'src/pwa/register.ts', 'contract/centavos.ts'],
  ['5-state-knows-only-itself', 'src/state/toasts.ts', 'src/db/database.ts'],
  ['6-features-apart', 'src/features/wallet/link.ts', 'src/features/lobby/favourites/favourite-state.ts'],
  ['6-common-below-features', 'src/records/pdf/list.ts', 'src/features/lobby/favourites/favourite-state.ts'],
  ['6-common-below-features', 'src/common/play/shared/table.ts', 'src/app/start/register-resources.ts'],
  ['6-features-below-routes', 'src/features/vip/level/open.ts', 'src/app/start/register-resources.ts'],
  ['6-common-below-features', 'src/common/age.ts', 'src/features/lobby/favourites/favourite-state.ts'],
  [
    '6-features-apart',
    'src/features/wallet/deposit/link.ts',
    'src/features/lobby/favourites/favourite-state.ts',
  ],
  ['6-features-below-routes', 'src/features/games/list.ts', 'src/routes/index.ts'],
  ['6-simulate-for-testers-alone', 'src/features/money/pay.ts', 'src/simulate/fates.ts'],
  ['7-routes-know-features-and-ui', 'src/routes/me.ts', 'src/db/database.ts'],
  ['8-wiring-is-imported-by-nobody', 'src/routes/root.ts', 'src/main.tsx'],
  ['8-wiring-is-imported-by-nobody', 'src/features/games/start.ts', 'src/app/start/register-resources.ts'],
  ['9-other-features-by-their-service', 'server/features/games/service.ts', 'server/features/banks/store.ts'],
  [
    '9-other-features-by-their-service',
    'server/features/games/live/list.ts',
    'server/features/banks/store.ts',
  ],
  [
    '9-other-features-by-their-service',
    'server/features/vip/day.ts',
    'server/features/banks/pix/keys/store.ts',
  ],
  ['9-wallet-imports-no-feature', 'server/features/wallet/post.ts', 'server/features/banks/service.ts'],
  ['9-routes-never-write-sql', 'server/features/banks/routes.ts', 'server/features/banks/store.ts'],
  ['9-routes-never-write-sql', 'server/features/banks/pix/routes.ts', 'pg'],
  [
    '9-routes-never-write-sql',
    'server/features/banks/pix/keys/key-routes.ts',
    'server/features/banks/store.ts',
  ],
  ['9-stores-never-decide', 'server/features/games/live/store.ts', 'server/features/games/service.ts'],
  ['9-stores-never-decide', 'server/features/games/store.ts', 'server/features/games/service.ts'],
  ['9-services-know-no-http', 'server/features/money/service.ts', 'fastify'],
  ['9-services-know-no-http', 'server/features/money/pix/service.ts', 'fastify'],
  ['9-rules-are-pure', 'server/features/banks/rules.ts', 'server/features/banks/store.ts'],
  ['9-rules-are-pure', 'server/features/banks/pix/key-rules.ts', 'server/features/banks/store.ts'],
  ['9-rules-are-pure', 'server/features/banks/rules/price.ts', 'server/features/banks/store.ts'],
  ['9-low-layers-know-no-feature', 'server/database/seed.ts', 'server/features/banks/service.ts'],
  ['9-low-layers-know-no-feature', 'server/platform/mail/send.ts', 'server/features/banks/service.ts'],
  [
    '10-server-auth-knows-only-areas-below',
    'server/features/auth/sign-in/letter.ts',
    'server/features/cashier/service.ts',
  ],
  [
    '10-server-promotions-knows-only-areas-below',
    'server/features/promotions/daily/wheel/pay.ts',
    'server/features/cashier/service.ts',
  ],
  ['10-server-has-no-other-area', 'server/wire.ts', 'server/features/banks/service.ts'],
  [
    '10-backoffice-auth-knows-only-areas-below',
    'backoffice/features/auth/session/door.ts',
    'backoffice/features/cashier/deposits/list.ts',
  ],
  ['9-wiring-is-imported-by-nobody', 'server/http/close.ts', 'server/main.ts'],
  ['no-cycle', 'contract/egg.ts', 'contract/hen.ts'],
  ['no-unresolvable-import', 'src/ui/icon.ts', 'src/ui/nowhere.ts'],
] as const

/** Imports that the rules mean to allow; a rule that refused them would be refusing everything. */
const ALLOWED = [
  ['src/features/games/actions.ts', 'src/sync/engine.ts'],
  ['src/features/games/view.ts', 'contract/centavos.ts'],
  ['src/routes/index.ts', 'src/features/lobby/favourites/favourite-state.ts'],
  ['src/sync/pull/pull.ts', 'src/db/database.ts'],
  ['src/ui/amount.ts', 'locales/pt/messages.ts'],
  ['backoffice/main.ts', 'src/ui/button.ts'],
  ['server/features/games/rules.ts', 'games/dice.ts'],
  ['server/features/banks/service.ts', 'server/features/wallet/service.ts'],
  ['server/features/vip/week/close.ts', 'server/features/promotions/lots/service.ts'],
  ['tests/support/world.ts', 'server/platform/config/config.ts'],
] as const

/** Files that are only imported. */
const TARGETS = [
  'games/dice.ts',
  'contract/centavos.ts',
  'src/api/client.ts',
  'server/platform/config/config.ts',
  'src/sync/engine.ts',
]
  .concat([
    'src/db/database.ts',
    'src/state/member/session.ts',
    'src/ui/button.ts',
    'src/features/lobby/favourites/favourite-state.ts',
  ])
  .concat([
    'src/main.tsx',
    'server/features/banks/store.ts',
    'server/features/banks/pix/keys/store.ts',
    'server/features/banks/pix/service.ts',
    'server/features/wallet/service.ts',
    'server/features/cashier/service.ts',
    'server/features/promotions/lots/service.ts',
    'backoffice/features/cashier/deposits/list.ts',
    'server/main.ts',
  ])
  .concat(['locales/pt/messages.ts', 'src/app/start/register-resources.ts', 'src/simulate/fates.ts'])

const report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
})

const project = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'arara-zones-'))
let found: string[] = []

const isOurs = (target: string) => target.includes('/')
const specifier = (from: string, target: string) => {
  if (target === 'react' || target === 'fastify' || target === 'pg' || target.startsWith('node:'))
    return target
  return `${'../'.repeat(from.split('/').length - 1)}${target}`
}

function plantImport(from: string, target: string): void {
  const path = join(folder, from)
  mkdirSync(dirname(path), { recursive: true })
  // Half of the rules are broken by types alone: a layer that knows another's types knows the other.
  const keyword = isOurs(target) && target.length % 2 === 0 ? 'import type' : 'import'
  writeFileSync(path, `${keyword} * as it from '${specifier(from, target)}'\nexport type It = typeof it\n`)
}

function plantAll(): void {
  copyFileSync('tsconfig.json', join(folder, 'tsconfig.json'))
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
  for (const target of TARGETS) {
    mkdirSync(dirname(join(folder, target)), { recursive: true })
    writeFileSync(join(folder, target), 'export const it = 1\n')
  }
  for (const [from, target] of ALLOWED) plantImport(from, target)
  for (const [, from, target] of BREACHES) plantImport(from, target)
  plantImport('contract/hen.ts', 'contract/egg.ts')
}

function cruise(): string[] {
  const tool = join(project, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const rooms = ['contract', 'games', 'locales', 'src', 'server', 'backoffice', 'sandbox', 'tests']
  const args = [tool, '--config', join(project, '.dependency-cruiser.cjs'), '--output-type', 'json', ...rooms]
  const output = execFileSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const { violations } = report.parse(JSON.parse(output)).summary
  return violations.map(violation => `${violation.rule.name}: ${violation.from}`)
}

beforeAll(() => {
  plantAll()
  found = cruise()
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(BREACHES)('%s is reported when %s imports %s', (rule, from) => {
  expect(found).toContain(`${rule}: ${from}`)
})

test.each(ALLOWED)('%s may import %s', from => {
  expect(found.filter(line => line.endsWith(`: ${from}`))).toEqual([])
})
