import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|html|svg|json|txt|webmanifest)$/
/** Below this a response fits one packet anyway. */
const smallestBytes = 600

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? listFiles(path) : [path]
  })
}

/** Of hundreds of pictures, and of documents that few read, the last percent of brotli's effort is not worth the minutes. */
function brotli(path: string, content: Buffer): Buffer {
  const quality = /\/(art|fairness-docs)\//.test(path) ? 6 : 11
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })
}

const isWorthIt = (path: string) =>
  compressible.test(path) && !path.includes('/.vite/') && statSync(path).size >= smallestBytes

/** What would travel as it is, for the server compresses no file while it serves. */
export const uncompressedFiles = (folder: string): readonly string[] =>
  listFiles(folder).filter(path => isWorthIt(path) && !(existsSync(`${path}.br`) && existsSync(`${path}.gz`)))

/** Writes `.br` and `.gz` beside every text file. */
export function compressFolder(folder: string) {
  for (const path of listFiles(folder).filter(isWorthIt)) {
    const content = readFileSync(path)
    writeFileSync(`${path}.br`, brotli(path, content))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}

/** Once the service worker stands, which is written after the bundle. */
export function compressAssets(outDir: string): Plugin {
  let isWritten = false
  return {
    name: 'arara:compress-assets',
    apply: 'build',
    writeBundle() {
      isWritten = true
    },
    enforce: 'post',
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        // A build that failed before has its own, better message.
        if (!isWritten) return
        compressFolder(outDir)
      },
    },
  }
}
