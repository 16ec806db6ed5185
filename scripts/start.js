import { ensureBuild } from './bootstrap/ensure-build.js'
import { ensurePackages } from './bootstrap/ensure-packages.js'
import { runNode } from './bootstrap/run-node.js'
import { runMain } from './bootstrap/say-and-exit.js'

/**
 * `npm start`: plain JavaScript, because nothing is installed yet and the system's Node may be 20.
 * Installs, builds what is stale, then hands over to the supervisor under Node 24.
 */
await runMain(async () => {
  ensurePackages()
  await ensureBuild()
  return runNode('scripts/run.ts', process.argv.slice(2))
})
