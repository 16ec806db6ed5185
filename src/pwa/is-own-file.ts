/** What every page of ours carries, and a portal's does not (index.html). */
const ownMark = 'id="app"'

const code = /^\/assets\/.+\.(js|css)$/
/** `\n/*`, 16 digits, `*` and `/` (scripts/web-build/seal-assets.ts). */
const sealBytes = 21
const sealText = /^\n\/\*([0-9a-f]{16})\*\/$/

/**
 * Whether an answer is the file that was asked for, and may be kept. A captive network answers any address with a page of its own and
 * status 200, and a line or a cache on the way may cut a file or change it: kept under the name of a chunk it would break the app
 * for as long as that name lives.
 */
export async function isOwnFile(path: string, response: Response): Promise<boolean> {
  if (!response.ok) return false
  if (code.test(path)) return isWhole(await response.clone().arrayBuffer())
  if (!(response.headers.get('content-type') ?? '').includes('text/html')) return true
  return path.endsWith('.html') && (await response.clone().text()).includes(ownMark)
}

/** Code ends with the beginning of its own hash. */
async function isWhole(bytes: ArrayBuffer): Promise<boolean> {
  const end = Math.max(0, bytes.byteLength - sealBytes)
  const [, said] = sealText.exec(new TextDecoder().decode(bytes.slice(end))) ?? []
  if (said === undefined) return false
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice(0, end)))
  return [...hash.subarray(0, 8)].map(byte => byte.toString(16).padStart(2, '0')).join('') === said
}
