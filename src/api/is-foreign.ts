/** RFC 6585, section 6: sent by a network that wants a login first, never by a house. */
const networkAuthenticationRequired = 511

/**
 * Whether somebody between here and the server answered: the server speaks JSON, never a page, and leads nobody elsewhere
 * (ask with `redirect: 'manual'`). A page with a 5xx is the server's own gateway in trouble. Over https such a portal cannot
 * answer at all: there it looks like no network.
 */
export function isForeign(response: Pick<Response, 'type' | 'status' | 'headers'>): boolean {
  if (response.type === 'opaqueredirect' || response.status === networkAuthenticationRequired) return true
  const isPage = /^(text\/html|application\/xhtml\+xml)\b/i.test(response.headers.get('content-type') ?? '')
  return isPage && response.status < 500
}
