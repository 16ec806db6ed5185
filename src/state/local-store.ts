import { proxy } from 'valtio'

/** Whether this device keeps what it is given. Not `ready`: everything works online only, and says so. */
export const localStore = proxy<{
  status: 'starting' | 'ready' | 'missing' | 'blocked' | 'full' | 'newer-version' | 'broken'
}>({ status: 'starting' })
