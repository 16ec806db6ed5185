/** How this device puts an app on its home screen. */
export type Platform = 'apple-phone' | 'android' | 'computer'

/** An iPad says that it is a Mac; no Mac has a touch screen. */
export function readPlatform({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'apple-phone'
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'apple-phone'
  return /Android/.test(userAgent) ? 'android' : 'computer'
}
