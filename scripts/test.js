import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './bootstrap/ensure-chromium.js'
import { ensurePackages } from './bootstrap/ensure-packages.js'
import { ensurePython } from './bootstrap/ensure-python.js'
import { projectRoot } from './bootstrap/project-paths.js'
import { runNode } from './bootstrap/run-node.js'
import { runMain } from './bootstrap/say-and-exit.js'
import { keepScratchInMemory } from './bootstrap/scratch-in-memory.js'

const CHECK_REPORT = join(projectRoot, '.tmp', 'check.json')
const BROWSER_REPORT = join(projectRoot, '.tmp', 'e2e.json')

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

/** Runs one part, prints its time and answers its counts; a part that breaks before it can count is one failure. */
async function timed(name, part) {
  const startedAt = Date.now()
  let counts
  try {
    counts = await part()
  } catch (error) {
    console.error(error.message)
    counts = { passed: 0, failed: 1 }
  }
  console.log(
    `\n== ${name}: ${counts.passed} passed, ${counts.failed} failed, ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`,
  )
  return counts
}

/** Without a Python everything else is tested all the same: the tests of the second verifier fail by themselves. */
function providePython() {
  try {
    const python = ensurePython()
    console.log(`Python: ${python}`)
    return { PYTHON_PATH: python }
  } catch (error) {
    console.error(error.message)
    return {}
  }
}

async function runCheck() {
  rmSync(CHECK_REPORT, { force: true })
  const code = await runNode('scripts/check.ts', [], providePython())
  const steps = readJson(CHECK_REPORT)
  if (!steps) return { passed: 0, failed: 1 }
  const passed = steps.reduce((sum, step) => sum + step.passed, 0)
  const failed = steps.reduce((sum, step) => sum + step.failed, 0)
  const failures = steps.filter(step => step.failed > 0).flatMap(step => step.failures ?? [step.title])
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, failures }
}

/** A test that passed only when tried again (in CI alone there is a second try) is reported, so that somebody mends it. */
async function runBrowserTests() {
  rmSync(BROWSER_REPORT, { force: true })
  const chromium = ensureChromium()
  console.log(`Chromium: ${chromium}`)
  const code = await runNode('node_modules/@playwright/test/cli.js', ['test'], { CHROME_PATH: chromium })
  const stats = readJson(BROWSER_REPORT)?.stats
  if (!stats) return { passed: 0, failed: 1 }
  if (stats.flaky > 0)
    console.log(`${stats.flaky} browser tests needed a second try: they are named above as flaky`)
  const failed = stats.unexpected + stats.skipped
  return { passed: stats.expected + stats.flaky, failed: failed === 0 && code !== 0 ? 1 : failed }
}

/** `npm test`: every part runs even if one before it failed, so that the counts are whole. */
await runMain(async () => {
  mkdirSync(join(projectRoot, '.tmp'), { recursive: true })
  ensurePackages()
  keepScratchInMemory()
  const parts = [await timed('check', runCheck), await timed('browser tests', runBrowserTests)]
  const passed = parts.reduce((sum, part) => sum + part.passed, 0)
  const failed = parts.reduce((sum, part) => sum + part.failed, 0)
  for (const failure of parts.flatMap(part => part.failures ?? [])) console.log(`failed: ${failure}`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 && passed > 0 ? 0 : 1
})
