import * as z from 'zod/mini'

const config = z.object({ apiBase: z.string() })

/** Where the calls go, by `/config.json`. Unreadable or out of reach: the page's own origin. */
export async function fetchApiBase(): Promise<string> {
  try {
    const response = await fetch('/config.json', { cache: 'no-store', signal: AbortSignal.timeout(5_000) })
    const { apiBase } = config.parse(await response.json())
    return apiBase === '' ? '' : new URL(apiBase).origin
  } catch {
    return ''
  }
}
