import type { Plugin } from 'vite'

const helper = /vite\/preload-helper/
const plain = 'return baseModule().catch(handlePreloadError)'
const again =
  'return baseModule().catch(error => { if (!window.importAgain) throw error; return window.importAgain(baseModule, error) }).catch(handlePreloadError)'

/** Where Vite gives up a chunk that did not arrive, or arrived broken, the app asks for it once more (src/app/start/import-again.ts). */
export function importAgain(): Plugin {
  return {
    name: 'arara:import-again',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: helper },
      handler(code) {
        const changed = code.replace(/return\s+baseModule\(\)\.catch\(handlePreloadError\);?/, again)
        if (changed === code) throw new Error(`Vite's helper no longer says: ${plain}`)
        return { code: changed, map: null }
      },
    },
  }
}
