import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type ArchivedFile, zipArchive } from './zip-archive.ts'

/** Where the site serves docs/fairness; the app's page of fairness links there. */
const servedFolder = 'fairness-docs'
const verifierArchive = 'arara-verify.zip'

/** Files under a folder, by their path within it. */
function filesUnder(folder: string, isWanted: (name: string) => boolean): ArchivedFile[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isWanted)
  return names
    .map(name => name.replaceAll('\\', '/'))
    .sort()
    .map(name => ({ name, content: readFileSync(join(folder, name)) }))
}

/**
 * The second verifier as one file that Python runs as it is (`python3 arara-verify.zip ROUNDS.json`): its code, and the documents that
 * it reads. Who distrusts it unpacks it and reads both.
 */
export function packVerifier(root: string): Buffer {
  const code = filesUnder(join(root, 'examples/verifier'), name => name.endsWith('.py'))
  const documents = filesUnder(join(root, 'docs/fairness'), name => name.endsWith('.json'))
  return zipArchive([
    { name: '__main__.py', content: readFileSync(join(root, 'examples/verify.py')) },
    ...code.map(({ name, content }) => ({ name: `verifier/${name}`, content })),
    ...documents.map(({ name, content }) => ({ name: `verifier/documents/${name}`, content })),
  ])
}

/** Everything that the site serves about fairness, by its name below `servedFolder`. */
export function listServed(root: string): readonly ArchivedFile[] {
  const documents = filesUnder(join(root, 'docs/fairness'), name => /\.(json|md)$/.test(name))
  return [...documents.map(asText), { name: verifierArchive, content: packVerifier(root) }]
}

/** Browsers show plain text; Markdown they save. */
function asText({ name, content }: ArchivedFile): ArchivedFile {
  if (!name.endsWith('.md')) return { name, content }
  const text = content.toString('utf8').replaceAll(/\((\w[\w-]*)\.md\b/g, '($1.txt')
  return { name: name.replace(/\.md$/, '.txt'), content: Buffer.from(text) }
}

/** Puts docs/fairness and the packed verifier into the build, outside of what the service worker keeps. */
export function fairnessDocuments(root: string): Plugin {
  return {
    name: 'arara:fairness-documents',
    generateBundle() {
      for (const { name, content } of listServed(root))
        this.emitFile({ type: 'asset', fileName: `${servedFolder}/${name}`, source: content })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${servedFolder}`, (request, response, next) => {
        const found = listServed(root).find(({ name }) => `/${name}` === request.url)
        if (found === undefined) return next()
        response.setHeader(
          'content-type',
          found.name.endsWith('.zip') ? 'application/zip' : 'text/plain; charset=utf-8',
        )
        response.end(found.content)
      })
    },
  }
}
