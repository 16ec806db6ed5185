import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The server keeps the assets of two builds, so that a tab which is still open finds its chunks after an update. */
export function keepPreviousBuild(outDir: string, previousDir: string): Plugin {
  return {
    name: 'arara:keep-previous-build',
    apply: 'build',
    enforce: 'pre',
    // Not earlier: a build whose sources do not even parse leaves the site as it is.
    renderStart() {
      const assets = join(outDir, 'assets')
      if (!existsSync(assets)) return
      rmSync(previousDir, { recursive: true, force: true })
      mkdirSync(previousDir, { recursive: true })
      renameSync(assets, join(previousDir, 'assets'))
    },
  }
}
