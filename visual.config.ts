import { defineConfig } from '@playwright/test'
import { ensureChromium } from './scripts/bootstrap/ensure-chromium.js'
import { chromiumFlags } from './tests/support/chromium-flags.ts'

/** `npm run visual`: the look of the product, beside the pictures kept in tests/visual/pictures (docs/decisions/035). */
export default defineConfig({
  testDir: 'tests/visual',
  testMatch: '*.spec.ts',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  outputDir: 'test-results/visual',
  globalSetup: './tests/visual/start-site.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 5 * 60_000,
  expect: {
    timeout: 90_000,
    // A pixel differs by its shade; some more of them are allowed than two runs of the lobby's pictures were seen to differ in (1,151).
    toHaveScreenshot: { maxDiffPixelRatio: 0.0015, threshold: 0.02, stylePath: 'tests/visual/still.css' },
  },
  // A picture that is missing is a fault: they are drawn by `-- --update-snapshots` and looked at.
  updateSnapshots: 'none',
  forbidOnly: true,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    baseURL: process.env.ARARA_E2E_URL ?? '',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    // For still.css, which the site's own pages would refuse.
    bypassCSP: true,
    screenshot: 'off',
    launchOptions: { executablePath: ensureChromium(), args: chromiumFlags },
  },
})
