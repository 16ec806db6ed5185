import type { CookieToSet } from '../../../platform/http/answers/answer.ts'

/** `__Host-`: this host only, over https only, on every path (browsers count loopback as https). */
export const refreshCookieName = '__Host-arara-refresh'

const options = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const
const sixtyDays = 60 * 24 * 3600

export function refreshCookie(token: string | undefined): CookieToSet {
  const name = refreshCookieName
  return token === undefined
    ? { name, value: undefined, options }
    : { name, value: token, options: { ...options, maxAge: sixtyDays } }
}
