/** Every answer of the sandbox's peers carries it, and no real peer's does. */
const sandboxHeader = 'x-arara-sandbox'
const withinMs = 3_000

/**
 * Asks every peer of production once, at its base, and names those that are this product's own sandbox. One that does
 * not answer is no mistake: peers may start after us.
 */
export async function mistakesOfSandboxes(
  peers: Readonly<Record<string, string | undefined>>,
  call: typeof fetch,
): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(peers).map(async ([name, url]) =>
      url !== undefined && (await isSandbox(url, call)) ? name : undefined,
    ),
  )
  return found
    .filter(name => name !== undefined)
    .map(name => `${name} is the sandbox, which production refuses`)
}

async function isSandbox(url: string, call: typeof fetch): Promise<boolean> {
  try {
    const answer = await call(url, { redirect: 'manual', signal: AbortSignal.timeout(withinMs) })
    await answer.body?.cancel()
    return answer.headers.has(sandboxHeader)
  } catch {
    return false
  }
}
