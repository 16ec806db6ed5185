import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const importing = /\bimport\(([`"'])(\.\/[\w.-]+\.js)\1\)/g

/** Each import of a chunk asks for it under a new address while `again` says so, and has `whole` look at it (src/app/start/import-again.ts). */
export const withNewAddress = (code: string) =>
  code.replace(importing, 'import("$2"+(globalThis.again||"")).then(globalThis.whole)')

/** The chunks that some chunk imports late and that export nothing: `whole` would take each for one that was cut. */
export function withoutExports(chunks: ReadonlyMap<string, string>): string[] {
  const late = [...chunks.values()].flatMap(code =>
    [...code.matchAll(importing)].map(([, , path = '']) => path),
  )
  return [...new Set(late)].filter(path => !/\bexport\b/.test(chunks.get(path.slice(2)) ?? ''))
}

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
        const names = readdirSync(folder).filter(one => /\.(js|css)$/.test(one))
        const texts = new Map(names.map(name => [name, readFileSync(join(folder, name), 'utf8')]))
        const bare = withoutExports(texts)
        if (bare.length > 0) throw new Error(`A chunk that is imported late exports nothing: ${bare}`)
        for (const [name, text] of texts)
          writeFileSync(join(folder, name), sealed(name.endsWith('.js') ? withNewAddress(text) : text))
      },
    },
  }
}
