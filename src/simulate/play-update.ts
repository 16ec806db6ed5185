type Workers = Pick<ServiceWorkerContainer, 'getRegistration' | 'register'>

/**
 * Installs the worker that is there once more, under another address: for the browser a new version, which waits, is offered and takes
 * over as any. The page that comes then registers the usual address, so the offer comes twice. False: this browser has no worker.
 */
export async function playUpdate(workers: Workers | undefined, newKey: () => string): Promise<boolean> {
  try {
    if ((await workers?.getRegistration()) === undefined) return false
    await workers?.register(`/service-worker.js?again=${newKey()}`)
    return true
  } catch {
    return false
  }
}
