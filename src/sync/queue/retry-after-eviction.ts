import { isStorageFull } from '../../db/is-storage-full.ts'

/** What the device has no room for is tried once more when room was made; what then still does not fit is thrown. */
export async function retryAfterEviction<T>(
  makeRoom: () => Promise<void>,
  store: () => Promise<T>,
): Promise<T> {
  try {
    return await store()
  } catch (error) {
    if (!isStorageFull(error)) throw error
    await makeRoom().catch(() => undefined)
    return store()
  }
}
