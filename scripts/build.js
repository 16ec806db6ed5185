import { ensureBuild } from './bootstrap/ensure-build.js'
import { ensurePackages } from './bootstrap/ensure-packages.js'
import { runMain } from './bootstrap/say-and-exit.js'

/** `npm run build`: the players' app into dist/web, the operators' into dist/backoffice, each only when stale. */
await runMain(async () => {
  ensurePackages()
  await ensureBuild()
  return 0
})
