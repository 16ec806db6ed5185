import { vi } from 'vitest'

// A second, Vitest's own bound, is too short on a machine with other things to do; a wait that succeeds costs no more for a longer one.
const patienceMs = 20_000

const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: patienceMs, ...options })
