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

/** An app's own view of a page, as behind a link in a chat: it never asks to install, and its menu cannot either. */
export function isAndroidAppView(userAgent: string): boolean {
  return /Android.*(; wv\)|FBAN|FBAV|Instagram)/.test(userAgent)
}
