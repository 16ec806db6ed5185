/** A path of this app or nothing: `redirect` parameters, banner links and notices lead nowhere else. */
export function readOwnPath(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || !raw.startsWith('/')) return undefined
  // `//evil.example` and `/\evil.example` are addresses of other hosts; `/api`, `/provider` are no pages.
  if (/^\/[/\\]|[\p{Cc}\\]|^\/(api|provider|backoffice)(\/|$)/u.test(raw)) return undefined
  return raw
}
