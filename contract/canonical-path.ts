/** More segments than any page has; the rest only makes a path long. */
const mostSegments = 12
const longestSegment = 100
/** What a chat takes into a link behind it. */
const ofSentence = /[.,:!?)\]}>"'”’»…*]+$/

/**
 * The path of a page as it is meant, whatever people, chats and mail programs make of an address: percent-escapes of plain
 * characters and of slashes decoded (malformed ones left out), back slashes and doubled slashes made one, `.` and `..`
 * resolved, path parameters (`;x=1`), `.html`, slashes and the punctuation of a sentence at the end left out. Begins with one slash, so that it never leads
 * to another host. Case stays: pages are found without it.
 */
export function canonicalPath(pathname: string): string {
  const segments: string[] = []
  for (const part of decoded(pathname).split(/[/\\]+/)) {
    const segment = part.replace(/;.*$/, '').trim().slice(0, longestSegment)
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  const meant = segments.slice(0, mostSegments)
  const last = meant.pop()?.replace(ofSentence, '') ?? ''
  const path = `/${[...meant, last].map(encodeURIComponent).join('/')}`
  return path.replace(/\.html?$/i, '').replace(/^\/index$/i, '/')
}

/** UTF-8 escapes as text; what is no UTF-8, or no escape at all, is left out. Control and format characters as well. */
function decoded(pathname: string): string {
  const text = pathname.replace(/(?:%[0-9a-f]{2})+/gi, escapes => {
    try {
      return decodeURIComponent(escapes)
    } catch {
      return ''
    }
  })
  return text.normalize('NFC').replace(/[\p{Cc}\p{Cf}%]/gu, '')
}
