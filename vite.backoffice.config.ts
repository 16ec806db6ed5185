import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './scripts/web-build/compress-assets.ts'
import { readKnownIds, wordsPreset } from './scripts/web-build/words-preset.ts'

const outDir = 'dist/backoffice'
// The shared parts speak the players' words.
const catalogues = ['locales/en.po', 'locales/backoffice/en.po'].map(path => `${import.meta.dirname}/${path}`)
// The page's own host goes along: the server takes writes from pages of its own host only.
const server = { target: process.env.ARARA_SERVER ?? 'http://localhost:8080', changeOrigin: false }

/** The operators' app: its own entry and bundle, nothing of it ever travels to a player. No service worker: it works online only. */
export default defineConfig({
  root: 'backoffice',
  base: '/backoffice/',
  publicDir: false,
  build: { outDir: `../${outDir}`, emptyOutDir: true, manifest: true, target: 'es2022' },
  server: {
    port: 8211,
    proxy: { '/api': server, '/media': server, '/config.json': server, '/fonts': server, '/brand': server },
  },
  plugins: [
    react(),
    babel({ presets: [wordsPreset(await readKnownIds(catalogues))] }),
    lingui(),
    tailwindcss(),
    compressAssets(outDir),
  ],
})
