import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** As for the browser tests: a starved machine may break one race; in CI it is run again, and named. */
const retry = process.env.CI ? 1 : 0
const setupFiles = ['tests/support/fail-on-console-error.ts', 'tests/support/name-second-tries.ts']

/**
 * Two projects: `unit` needs nothing, `server` needs the real PostgreSQL that its global set-up starts. Files of one worker share
 * what they import: loading the server anew for each of 250 files cost more processor time than their tests.
 */
export default defineConfig({
  plugins: [react(), babel({ presets: [linguiTransformerBabelPreset()] }), lingui()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Nothing else runs meanwhile: Vitest leaves one processor idle.
          maxWorkers: '100%',
          isolate: false,
          testTimeout: 60_000,
          include: [
            'tests/{contract,games,input,sync,db,ui,i18n,repository,sandbox,state}/**/*.test.{ts,tsx}',
          ],
          setupFiles,
          retry,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{server,ledger,conformance}/**/*.test.ts'],
          globalSetup: ['tests/support/postgres-global-setup.ts'],
          setupFiles,
          // Bounds against hanging on a machine with other things to do, not goals.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          retry,
          maxWorkers: 2,
          isolate: false,
        },
      },
    ],
  },
})
