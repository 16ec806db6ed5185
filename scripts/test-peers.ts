import { spawnSync } from 'node:child_process'
import { ensureClamd, startClamd } from '../tests/peers/start-clamd.ts'

/**
 * `npm run test:peers`: the product's ports against real servers of others instead of sandboxes. As root it installs what is
 * missing by apt; otherwise it says what is missing and ends with 2.
 */
const missing = ensureClamd()
if (missing !== undefined) {
  console.error(missing)
  process.exit(2)
}
const clamd = await startClamd()
try {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'peers.config.ts', '--root', '.']
  const env = { ...process.env, ...clamd.environment }
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1
} finally {
  await clamd.stop()
}
