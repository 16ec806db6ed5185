import type { CookieToSet } from '../../http/answer.ts'

/** Tells a browser that signed in before; says nothing about anybody to whoever reads it. */
const deviceCookieName = '__Host-arara-device'

/** The longest that browsers keep a cookie. */
const days = 400

export function deviceCookie(token: string): CookieToSet {
  return {
    name: deviceCookieName,
    value: token,
    options: { path: '/', httpOnly: true, secure: true, sameSite: 'strict', maxAge: days * 24 * 3600 },
  }
}

/** What a browser sent, if it has the form of ours. */
export function readDeviceToken(cookies: Readonly<Record<string, string | undefined>>): string | undefined {
  const token = cookies[deviceCookieName]
  return token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : undefined
}
