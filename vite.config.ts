import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { compressAssets } from './scripts/web-build/compress-assets.ts'
import { fairnessDocuments } from './scripts/web-build/fairness-documents.ts'
import { homeChunks } from './scripts/web-build/home-chunks.ts'
import { homeWords } from './scripts/web-build/home-words.ts'
import { importAgain } from './scripts/web-build/import-again.ts'
import { keepPreviousBuild } from './scripts/web-build/keep-previous-build.ts'
import { lightManifest } from './scripts/web-build/light-manifest.ts'
import { noChunkCircles } from './scripts/web-build/no-chunk-circles.ts'
import { paintBeforeStyles } from './scripts/web-build/paint-before-styles.ts'
import { preloadCode } from './scripts/web-build/preload-code.ts'
import { sealAssets } from './scripts/web-build/seal-assets.ts'
import { onlyShell, writeWarmList } from './scripts/web-build/shell-closure.ts'
import { startAfterTile } from './scripts/web-build/start-after-tile.ts'
import { webManifest } from './scripts/web-build/web-manifest.ts'
import { readKnownIds, wordsPreset } from './scripts/web-build/words-preset.ts'

const outDir = 'dist/web'
// The page's own host goes along: the server takes writes from pages of its own host only.
const server = { target: process.env.ARARA_SERVER ?? 'http://localhost:8080', changeOrigin: false }

/** The players' app. The order of the plugins matters: Lingui's macros after React, compression after the worker. */
export default defineConfig({
  define: {
    __BUILD__: JSON.stringify(process.env.BUILD_VERSION ?? new Date().toISOString().slice(0, 16)),
  },
  // Dexie's package leads to its build for browsers of 2015; this one is for those that `build.target` names, and smaller.
  resolve: { alias: { dexie: fileURLToPath(import.meta.resolve('dexie/dist/modern/dexie.mjs')) } },
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // A list of every chunk's imports would be in the entry; the worker has the chunks on the device anyway.
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'js' ? [] : dependencies),
    },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: homeChunks(import.meta.dirname), debugName: 'home' }],
        },
      },
    },
  },
  server: {
    port: 8210,
    proxy: { '/api': server, '/provider': server, '/media': server, '/config.json': server },
  },
  plugins: [
    keepPreviousBuild(outDir, 'dist/web-previous'),
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
    react(),
    babel({ presets: [wordsPreset(await readKnownIds([`${import.meta.dirname}/locales/en.po`]))] }),
    homeWords(import.meta.dirname),
    lingui(),
    tailwindcss(),
    paintBeforeStyles(),
    startAfterTile(),
    preloadCode(import.meta.dirname),
    lightManifest(),
    fairnessDocuments(import.meta.dirname),
    noChunkCircles(),
    importAgain(),
    sealAssets(outDir),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifestFilename: 'manifest.webmanifest',
      manifest: webManifest,
      // Only the one who installs needs them, and the browser fetches them then.
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['index.html', 'assets/*.{js,css}', 'fonts/*.woff2', 'icons/icon.svg', 'brand/*.svg'],
        manifestTransforms: [onlyShell(outDir)],
      },
    }),
    writeWarmList(outDir),
    compressAssets(outDir),
  ],
})
