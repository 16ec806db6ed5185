/**
 * A random number that a browser keeps for the house, so that two accounts used on one device are seen as such
 * (`docs/decisions`: prevention of fraud). It says nothing of whom, no script can read it, and it is stored hashed.
 */
export const deviceCookieName = '__Host-arara-device'

export const deviceCookieOptions = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'strict',
  // As long as browsers keep any.
  maxAge: 400 * 24 * 3600,
} as const

export function isDeviceId(text: string | undefined): text is string {
  return text !== undefined && /^[A-Za-z0-9_-]{43}$/.test(text)
}
