import { proxy } from 'valtio'

/** Whether this device keeps what it is given. Not `ready`: everything works online only, and says so. */
export const localStore = proxy<{
  status: 'starting' | 'ready' | 'missing' | 'blocked' | 'slow' | 'full' | 'newer-version' | 'broken'
  /** `tight`: the device is nearly full, and less is kept on it. */
  room: 'unknown' | 'enough' | 'tight'
  /** Rows of records that were taken from the device for that. */
  removedRows: number
}>({ status: 'starting', room: 'unknown', removedRows: 0 })

/** There is a storage, and it could not be opened: what was kept in it is out of sight until a start that can. */
export function isShut({ status }: { readonly status: (typeof localStore)['status'] }): boolean {
  return status !== 'starting' && status !== 'ready' && status !== 'missing'
}
