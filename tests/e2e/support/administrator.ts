import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { fromBase32, stepAt, totpAt } from '../../../server/totp.ts'
import { askHouse } from './house.ts'
import { product } from './product.ts'

const run = promisify(execFile)
const enrolmentReply = z.object({ data: z.object({ totp_secret: z.string() }) })
const signInReply = z.object({ access_token: z.string() })

export interface Administrator {
  readonly forceOffline: (memberId: string) => Promise<void>
  readonly approve: (withdrawalId: string) => Promise<void>
  readonly reject: (withdrawalId: string, reason: string) => Promise<void>
}

/**
 * A reviewer of their own for each worker, made as an operator makes one (`npm run admin:create` and its link): codes work
 * once, so two workers cannot share an authenticator.
 */
export async function createAdministrator(): Promise<Administrator> {
  const email = `${randomUUID()}@arara.test`
  const secret = await enrol(email)
  // The code of this half minute was used up by the enrolment; the next one is within the drift that is allowed.
  const totp = totpAt(secret, stepAt(new Date()) + 1)
  const { access_token: token } = await askHouse('/api/admin/sign-in', signInReply, {
    body: { email, password, totp },
  })
  const act = async (path: string, body: unknown) => {
    await askHouse(path, z.unknown(), { token, body })
  }
  return {
    forceOffline: id => act('/api/admin/members/force-offline', { id, reason: 'teste' }),
    approve: id => act('/api/admin/withdrawals/approve', { id }),
    reject: (id, reason) => act('/api/admin/withdrawals/reject', { id, reason }),
  }
}

const password = 'senha do administrador'

async function enrol(email: string): Promise<Buffer> {
  const { stdout } = await run(process.execPath, ['scripts/admin-create.ts', email, 'Revisora'], {
    env: { ...process.env, DATA_DIR: product.dataDir(), MODE: 'demo' },
  })
  const token = /#(\S+)/.exec(stdout)?.[1]
  const { data } = await askHouse('/api/admin/enrolment', enrolmentReply, { body: { token } })
  const secret = fromBase32(data.totp_secret)
  const totp = totpAt(secret, stepAt(new Date()))
  await askHouse('/api/admin/enrol', z.object({}), { body: { token, password, totp } })
  return secret
}
