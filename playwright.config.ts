import { defineConfig } from '@playwright/test'
import { ensureChromium } from './scripts/bootstrap/ensure-chromium.js'
import { chromiumFlags } from './tests/support/chromium-flags.ts'

/**
 * The lobby has dozens of pictures, each a document of its own to draw: a quarter of what a page costs, and no test looks at one.
 */
const withoutPictures = '--blink-settings=imagesEnabled=false'

/** The browser tests run against the whole product, which tests/e2e/support/start-product.ts starts on a free port. */
export default defineConfig({
  testDir: 'tests/e2e',
  // Every single game and page is a command of its own: `npm run e2e:games`, `npm run access` (docs/guides/browser-tests.md).
  testIgnore: [
    ...(process.env.EVERY_GAME
      ? []
      : [
          '**/play-bingo.spec.ts',
          '**/play-keys.spec.ts',
          '**/play-poker-hi-lo.spec.ts',
          '**/shared-broken.spec.ts',
        ]),
    ...(process.env.EVERY_PAGE ? [] : ['**/every-page*.spec.ts']),
  ],
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/start-product.ts',
  fullyParallel: true,
  // With three of them two processors have no time left; a fourth was no gain.
  workers: 3,
  // A shared machine may starve one test of its time: in CI it gets a second try, and `npm test` names how many needed it.
  retries: process.env.CI ? 1 : 0,
  // Against hanging on a machine with other things to do, not goals: captchas cost the browser work, and a bank takes its time.
  timeout: 180_000,
  // Against hanging, not a goal: it takes nine minutes on a quick machine, and has taken 27 on a slow one (docs/performance.md).
  globalTimeout: 60 * 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.tmp/e2e.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    // Set by the global setup, whose environment the workers inherit.
    baseURL: process.env.ARARA_E2E_URL ?? '',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Recording every test takes half as long again; `--trace on` records the one that is looked into.
    trace: 'off',
    // Most tests are not about the worker, which fetches the whole app once more: those that are allow it (docs/guides/browser-tests.md).
    serviceWorkers: 'block',
    // support/test.ts takes one of each page of a failed test.
    screenshot: 'off',
    // What glides in is drawn frame by frame by the processor, and waited for at every press. `lobby`, `deposit` and `session-login` say otherwise.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: ensureChromium(),
      args: [...chromiumFlags, withoutPictures],
    },
  },
})
