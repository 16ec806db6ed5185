/** What the browser says of the space this origin has; a browser that will not say it has none of these. */
export interface StorageRoom {
  readonly usedBytes: number | undefined
  readonly quotaBytes: number | undefined
}

/** Below this much left, or above this share, the device is given room before it runs out of it. */
const leastLeftBytes = 30_000_000
const mostShare = 0.8

/** Bytes that this origin uses and may use; `undefined` where the browser does not say. */
export async function readRoom(storage: Pick<StorageManager, 'estimate'> | undefined): Promise<StorageRoom> {
  const estimate = await storage?.estimate().catch(() => undefined)
  return { usedBytes: estimate?.usage, quotaBytes: estimate?.quota }
}

/** Nearly full; a browser that tells nothing is not taken for full: a write that does not fit says so itself. */
export function isTight({ usedBytes, quotaBytes }: StorageRoom): boolean {
  if (usedBytes === undefined || quotaBytes === undefined) return false
  return quotaBytes - usedBytes < leastLeftBytes || usedBytes > quotaBytes * mostShare
}
