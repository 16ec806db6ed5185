import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const setupFiles = ['leave-no-state', 'fail-on-console-error', 'wait-as-long-as-it-takes'].map(
  name => `tests/support/setup/${name}.ts`,
)

/** Against hanging on a machine with other things to do, not a goal. */
const testTimeout = 300_000

/**
 * Two projects: `unit` needs nothing, `server` needs the real PostgreSQL that its global set-up starts. Files of one worker share
 * what they import: loading the server anew for each of 250 files cost more processor time than their tests. A file that leaves
 * state to the next fails (the set-up files).
 */
export default defineConfig({
  plugins: [react(), babel({ presets: [linguiTransformerBabelPreset()] }), lingui()],
  test: {
    // As `vi.waitFor` (tests/support/setup/wait-as-long-as-it-takes.ts).
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Nothing else runs meanwhile: Vitest leaves one processor idle.
          maxWorkers: '100%',
          isolate: false,
          testTimeout,
          include: [
            'tests/{contract,games,input,sync,db,ui,i18n,repository,sandbox,state}/**/*.test.{ts,tsx}',
          ],
          setupFiles: [...setupFiles, 'tests/support/setup/leave-no-app-state.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{server,ledger,conformance}/**/*.test.ts'],
          globalSetup: ['tests/support/postgres-global-setup.ts'],
          setupFiles,
          testTimeout,
          hookTimeout: testTimeout,
          maxWorkers: 2,
          isolate: false,
        },
      },
    ],
  },
})
