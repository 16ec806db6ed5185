import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compressAssets } from '../../scripts/web-build/compress-assets.ts'
import type { Config } from '../../server/platform/config/config.ts'
import { serveBuilt } from './serve-built.ts'

/**
 * The least that a page of this kind can be: react, react-dom and the router, one route with one real tile; built and served
 * by the same code as the product.
 */
export async function startFloorSite({ port, config }: { port: number; config: Config }) {
  const outDir = mkdtempSync(join(tmpdir(), 'arara-floor-'))
  await build({
    root: 'bench/floor',
    configFile: false,
    logLevel: 'error',
    publicDir: '../../public',
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
    plugins: [react(), compressAssets(outDir)],
  })
  copyFileSync('bench/floor/floor-worker.js', join(outDir, 'floor-worker.js'))
  return serveBuilt({ port, config, webDir: outDir })
}
