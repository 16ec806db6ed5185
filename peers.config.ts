import { defineConfig } from 'vitest/config'

/** Against real peers, which `npm run test:peers` starts. */
export default defineConfig({
  test: { name: 'peers', include: ['tests/peers/**/*.test.ts'], testTimeout: 60_000 },
})
