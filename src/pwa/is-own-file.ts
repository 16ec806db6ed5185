/** What every page of ours carries, and a portal's does not (index.html). */
const ownMark = 'id="app"'

/**
 * Whether an answer is the file that was asked for, and may be kept. A captive network answers any address with a page of its own and
 * status 200: kept under the name of a chunk it would break the app for as long as that name lives.
 */
export async function isOwnFile(path: string, response: Response): Promise<boolean> {
  if (!response.ok) return false
  if (!(response.headers.get('content-type') ?? '').includes('text/html')) return true
  return path.endsWith('.html') && (await response.clone().text()).includes(ownMark)
}
