import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { mistakesOfDatabaseUrl } from '../../server/platform/production/database-url.ts'

/** What the supervisor itself needs to know; everything else in the environment is the server's to read. */
export type RunSettings = {
  mode: 'demo' | 'production'
  host: string
  port: number
  /** The back office's own listener; `undefined`: it is served beside the players' pages. */
  backoffice: { host: string; port: number } | undefined
  /** The sandbox payment provider's port; only used in demo mode. */
  pixPort: number
  /** That of the sandbox's registry and identity checks; `undefined`: any that is free. */
  peoplePort: number | undefined
  dataDir: string
  /** The owner's URL of a PostgreSQL kept elsewhere; without it the embedded one is started. */
  databaseUrl: string | undefined
  /** A serving role made by hand, where the owner may not create roles. */
  appDatabaseUrl: string | undefined
  /** Test flags: a fixed captcha answer and other doors that production refuses. */
  isTest: boolean
}

const portNumber = (fallback: string) =>
  z
    .pipe(
      z._default(z.string().check(z.regex(/^\d{1,5}$/, 'must be a port number')), fallback),
      z.transform(Number),
    )
    .check(z.lte(65_535, 'must be a port number'), z.gte(1, 'must be a port number'))

const optionalPort = z.optional(
  z
    .pipe(z.string().check(z.regex(/^\d{1,5}$/, 'must be a port number')), z.transform(Number))
    .check(z.lte(65_535, 'must be a port number'), z.gte(1, 'must be a port number')),
)

const postgresUrl = z.optional(
  z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgresql://')),
)

const environment = z.object({
  MODE: z._default(z.enum(['demo', 'production'], 'must be demo or production'), 'demo'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: portNumber('8080'),
  BACKOFFICE_HOST: z.optional(z.string()),
  BACKOFFICE_PORT: optionalPort,
  PIX_PORT: portNumber('8090'),
  PEOPLE_PORT: optionalPort,
  DATA_DIR: z._default(z.string(), 'data'),
  DATABASE_URL: postgresUrl,
  APP_DATABASE_URL: postgresUrl,
  ARARA_TEST: z._default(z.enum(['0', '1'], 'must be 0 or 1'), '0'),
})

export type SettingsOutcome = { ok: true; settings: RunSettings } | { ok: false; mistakes: string[] }

/** The environment, parsed once; an empty variable counts as unset, and all mistakes are named together. */
export function readRunSettings(variables: Record<string, string | undefined>): SettingsOutcome {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    return {
      ok: false,
      mistakes: parsed.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`),
    }
  }
  const env = parsed.data
  const mistakes: string[] = []
  if (env.MODE === 'production') {
    if (env.ARARA_TEST === '1') mistakes.push('ARARA_TEST is refused in production')
    for (const name of ['DATABASE_URL', 'APP_DATABASE_URL'] as const)
      mistakes.push(...mistakesOfDatabaseUrl(name, env[name] ?? ''))
  }
  if (env.MODE === 'demo' && env.PORT === env.PIX_PORT) mistakes.push('PORT and PIX_PORT must differ')
  if (env.BACKOFFICE_PORT === env.PORT) mistakes.push('BACKOFFICE_PORT and PORT must differ')
  if (mistakes.length > 0) return { ok: false, mistakes }
  const settings = {
    mode: env.MODE,
    host: env.HOST,
    port: env.PORT,
    backoffice:
      env.BACKOFFICE_PORT === undefined
        ? undefined
        : { host: env.BACKOFFICE_HOST ?? env.HOST, port: env.BACKOFFICE_PORT },
    pixPort: env.PIX_PORT,
    peoplePort: env.PEOPLE_PORT,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    appDatabaseUrl: env.APP_DATABASE_URL,
    isTest: env.ARARA_TEST === '1',
  }
  return { ok: true, settings }
}
