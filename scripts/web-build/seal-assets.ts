import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const importing = /\bimport\(([`"'])(\.\/[\w.-]+\.js)\1\)/g

/** Each import of a chunk asks for it under a new address while `again` says so (src/app/start/import-again.ts). */
export const withNewAddress = (code: string) => code.replace(importing, 'import("$2"+(globalThis.again||""))')

/** Appends the first 8 bytes of the SHA-256 of what stands before, as a comment: a file that was cut or changed on its way shows it (src/pwa/is-own-file.ts). */
export const sealed = (text: string) =>
  `${text}\n/*${createHash('sha256').update(text).digest('hex').slice(0, 16)}*/`

/** Once the files are written and named, and before the service worker counts and compresses them. */
export function sealAssets(outDir: string): Plugin {
  return {
    name: 'arara:seal-assets',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        const folder = join(outDir, 'assets')
        for (const name of readdirSync(folder).filter(one => /\.(js|css)$/.test(one))) {
          const path = join(folder, name)
          const text = readFileSync(path, 'utf8')
          writeFileSync(path, sealed(name.endsWith('.js') ? withNewAddress(text) : text))
        }
      },
    },
  }
}
