import type { Deps } from '../../../deps.ts'
import type { CookieToSet } from '../../../platform/http/answers/answer.ts'

type Cookies = Readonly<Record<string, string | undefined>>

/** The longest that browsers keep a cookie. */
const days = 400
/** Every call of the back office, and nothing else. */
const path = '/api/admin'

/**
 * The browser of an administrator, known by a random cookie of the back office's own; it says nothing of anybody to its
 * reader. `id` is its keyed hash; `cookie` is set where the browser has none yet.
 */
export function deviceOf(
  { config, random, secrets }: Pick<Deps, 'config' | 'random' | 'secrets'>,
  cookies: Cookies,
): { readonly id: Buffer; readonly cookie: CookieToSet } {
  const isSecure = config.backoffice.url.startsWith('https:')
  // A browser takes `__Secure-` only over https, so a page on plain http cannot put one there.
  const name = isSecure ? '__Secure-arara-desk-device' : 'arara-desk-device'
  const token = readToken(cookies[name]) ?? random(32).toString('base64url')
  return {
    id: secrets.sign('administrator-device', token),
    cookie: {
      name,
      value: token,
      options: { path, httpOnly: true, secure: isSecure, sameSite: 'strict', maxAge: days * 24 * 3600 },
    },
  }
}

function readToken(sent: string | undefined): string | undefined {
  return sent !== undefined && /^[A-Za-z0-9_-]{43}$/.test(sent) ? sent : undefined
}
