import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { fromBase32, stepAt, totpAt } from '../../../server/platform/secrets/totp.ts'
import { product } from './product.ts'
import { askServer } from './server.ts'

const run = promisify(execFile)
const enrolmentReply = z.object({ data: z.object({ totp_secret: z.string() }) })
const signInReply = z.object({ access_token: z.string(), expires_in: z.number(), data: z.unknown() })

export interface Administrator {
  readonly forceOffline: (memberId: string) => Promise<void>
  readonly approve: (withdrawalId: string) => Promise<void>
  readonly reject: (withdrawalId: string, reason: string) => Promise<void>
  /** Everybody reads it from now on. */
  readonly announce: (title: string) => Promise<void>
  /** A page of the operator's own; answers its address. */
  readonly writePage: (title: string, text: string) => Promise<string>
  /**
   * A page of the back office in a new tab of a colleague, who is signed in there: session and storage are those of the form, without
   * its pages. For every test that is not about enrolling or signing in.
   */
  readonly openBackOffice: (page: Page, name: string, path?: string) => Promise<void>
}

/**
 * A reviewer of their own for each worker, made as an operator makes one (`npm run admin:create` and its link): codes work
 * once, so two workers cannot share an authenticator.
 */
export async function createAdministrator(): Promise<Administrator> {
  const email = `${randomUUID()}@arara.test`
  const { secret, ...credentials } = await enrol(email, await invite(email))
  const { access_token: token } = await askServer('/api/admin/sign-in', signInReply, { body: credentials })
  let provedAt = Date.now()
  /** A worker lives longer than the ten minutes for which a proof is fresh. */
  const proved = async () => {
    if (Date.now() - provedAt < 8 * 60_000) return
    provedAt = Date.now()
    const body = { password, totp: totpAt(secret, stepAt(new Date())) }
    await askServer('/api/admin/prove', z.unknown(), { token, body })
  }
  const act = async (path: string, body: unknown) => {
    await proved()
    await askServer(path, z.unknown(), { token, body })
  }
  const save = async (kind: 'announcement' | 'page', title: string, text: string) => {
    const id = randomUUID()
    await act('/api/admin/content/save', {
      ...{ kind, id, position: 1, texts: { pt: { title, text } } },
      ...{ url: null, published_at: new Date().toISOString(), effective_at: null, shown: true, version: 0 },
    })
    return id
  }
  return {
    forceOffline: id => act('/api/admin/members/force-offline', { id, reason: 'teste' }),
    approve: id => act('/api/admin/withdrawals/approve', { id }),
    reject: (id, reason) => act('/api/admin/withdrawals/reject', { id, reason }),
    announce: async title => void (await save('announcement', title, title)),
    writePage: async (title, text) => `/page/${await save('page', title, text)}`,
    openBackOffice: async (page, name, path = '/backoffice/withdrawals') => {
      const email = `${randomUUID()}@arara.test`
      const { secret: _, ...own } = await enrol(email, await invite(email, name))
      await holdBackOffice(page, own)
      await page.goto(path)
    },
  }
}

const password = 'frase comprida de quem decide'

async function invite(email: string, name = 'Revisora'): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/operate/admin-create.ts', email, name], {
    env: { ...process.env, DATA_DIR: product.dataDir(), MODE: 'demo' },
  })
  return /#(\S+)/.exec(stdout)?.[1] ?? ''
}

/** Answers what the next sign-in takes, and the authenticator's secret. */
async function enrol(email: string, token: string) {
  const { data } = await askServer('/api/admin/enrolment', enrolmentReply, { body: { token } })
  const secret = fromBase32(data.totp_secret)
  const step = stepAt(new Date())
  await askServer('/api/admin/enrol', z.object({}), {
    body: { token, password, totp: totpAt(secret, step) },
  })
  // The code of this half minute was used up by the enrolment; the next one is within the drift that is allowed.
  return { email, password, totp: totpAt(secret, step + 1), secret }
}

/** Gives a new tab the session of an administrator (`backoffice/features/auth/session/session-store.ts`). */
async function holdBackOffice(page: Page, credentials: Omit<Awaited<ReturnType<typeof enrol>>, 'secret'>) {
  const answer = await page.request.post('/api/admin/sign-in', { data: credentials })
  const { access_token: token, expires_in, data } = z.parse(signInReply, await answer.json())
  const session = { status: 'signed-in', token, administrator: data, endsAt: Date.now() + expires_in * 1000 }
  // A page of the same origin on which nothing runs: storage can be written before the app reads it.
  await page.goto('/health')
  await page.evaluate(
    kept => sessionStorage.setItem('arara-backoffice-session', kept),
    JSON.stringify(session),
  )
}
