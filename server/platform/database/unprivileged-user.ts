import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whom PostgreSQL runs as; `undefined` where we are not root and it simply runs as us. */
export interface Identity {
  readonly uid: number
  readonly gid: number
}

const userName = 'arara-postgres'

/** PostgreSQL refuses to run as root: as root we lend it a system user of its own, made on first use. */
export async function unprivilegedUser(): Promise<Identity | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const existing = await findUser(userName)
  if (existing !== undefined) return existing
  await run('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    userName,
  ]).catch(
    () => undefined, // Another starter was quicker, or there is no useradd: what counts is who exists now.
  )
  const user = (await findUser(userName)) ?? (await findUser('postgres'))
  if (user !== undefined) return user
  throw new Error(
    `PostgreSQL cannot run as root and the user "${userName}" could not be created: create it, start as another user, or set DATABASE_URL.`,
  )
}

/** Whether that user can run or enter a path: asked of the system itself, for modes, ACLs and mounts all matter. */
export async function isReachable(user: Identity | undefined, path: string): Promise<boolean> {
  if (user === undefined) return true
  return run('test', ['-x', path], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

async function findUser(name: string): Promise<Identity | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}
