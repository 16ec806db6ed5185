import { setTimeout as delay } from 'node:timers/promises'

async function answersOk(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(2_000) })
    await reply.body?.cancel()
    return reply.ok
  } catch {
    return false
  }
}

/** Asks until the address answers 2xx; false after `withinMs` or once `isGivenUp` says so. */
export async function waitUntilReady(
  url: string,
  withinMs: number,
  isGivenUp: () => boolean,
): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while (Date.now() < deadline && !isGivenUp()) {
    if (await answersOk(url)) return true
    await delay(50)
  }
  return false
}
