import { proxy } from 'valtio'

/**
 * `waiting`: a new version is on the device and may take over. `postponed`: the member agreed, but a tab is in the middle
 * of something (the lock `busy`), so it happens as soon as that ends.
 */
export const appUpdate = proxy<{
  status: 'none' | 'waiting' | 'postponed'
  /** The worker of this page: for the diagnostics. */
  worker: 'unsupported' | 'none' | 'active'
  apply: (() => void) | undefined
}>({ status: 'none', worker: 'none', apply: undefined })
