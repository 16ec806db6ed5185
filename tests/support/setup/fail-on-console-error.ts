import { afterEach, beforeEach, vi } from 'vitest'

/** A test that makes somebody write to `console.error` fails: an error nobody looked at is a defect. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    throw new Error(`console.error in a test: ${args.map(String).join(' ')}`)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})
