import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod/mini'

const chunk = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
})
const buildManifest = z.record(z.string(), chunk)

/** Beside what the entry imports: the home's words, those over every page, and what follows it (home-chunks.ts), without which an offline start does nothing. */
const shellModules = /^_network-|^locales\/pt\.po\?(?:first|shared)/

/** Files (relative to the output) that the entry needs before it can paint the home page. */
function readShell(outDir: string): Set<string> {
  const raw: unknown = JSON.parse(readFileSync(join(outDir, '.vite', 'manifest.json'), 'utf8'))
  const manifest = buildManifest.parse(raw)
  const files = new Set<string>()
  const visit = (key: string) => {
    const found = manifest[key]
    if (!found || files.has(found.file)) return
    files.add(found.file)
    for (const style of found.css ?? []) files.add(style)
    for (const imported of found.imports ?? []) visit(imported)
  }
  for (const [key, entry] of Object.entries(manifest)) {
    if (entry.isEntry || shellModules.test(key)) visit(key)
  }
  // A worker that precaches no entry would start nothing offline, in silence.
  if (!Object.values(manifest).some(found => found.isEntry)) throw new Error('The build names no entry')
  return files
}

type PrecacheEntry = { url: string; revision: string | null; size: number }

/** The service worker precaches the shell only (src/sync/README.md: 300 KB at most); everything else is warmed while the app runs. */
export function onlyShell(outDir: string) {
  return (entries: PrecacheEntry[]) => {
    // A build that failed before has its own, better message.
    if (!existsSync(join(outDir, '.vite', 'manifest.json'))) return { manifest: [], warnings: [] }
    const shell = readShell(outDir)
    const manifest = entries.filter(entry => !entry.url.startsWith('assets/') || shell.has(entry.url))
    return { manifest, warnings: [] }
  }
}

const catalogue = /^locales\/(?:refusals\.|testers\/)?([\w-]+)\.(?:po|ts)/

/** The languages that somebody must have chosen for a file to be needed; none for what everybody may open. */
function readLanguages(outDir: string): Map<string, string> {
  const raw: unknown = JSON.parse(readFileSync(join(outDir, '.vite', 'manifest.json'), 'utf8'))
  return new Map(
    Object.entries(buildManifest.parse(raw)).flatMap(([key, { file }]) => {
      const language = catalogue.exec(key)?.[1]?.replace('-', '_')
      return language === undefined ? [] : [[file, language] as const]
    }),
  )
}

/**
 * `warm.json`: the chunks outside the shell, which the service worker fetches when the app is idle: `everyone`'s, and
 * by language what only its speakers need.
 */
export function writeWarmList(outDir: string): Plugin {
  let isWritten = false
  return {
    name: 'arara:warm-list',
    apply: 'build',
    writeBundle() {
      isWritten = true
    },
    closeBundle: {
      sequential: true,
      handler() {
        // A build that failed before has its own, better message.
        if (!isWritten) return
        const shell = readShell(outDir)
        const languageOf = readLanguages(outDir)
        const rest = readdirSync(join(outDir, 'assets'))
          .map(name => `assets/${name}`)
          .filter(name => /\.(js|css)$/.test(name) && !shell.has(name))
          .sort((a, b) => statSync(join(outDir, a)).size - statSync(join(outDir, b)).size)
        const everyone = rest.filter(name => !languageOf.has(name)).map(name => `/${name}`)
        const languages: Record<string, string[]> = {}
        for (const name of rest) {
          const language = languageOf.get(name)
          if (language !== undefined) languages[language] = [...(languages[language] ?? []), `/${name}`]
        }
        writeFileSync(join(outDir, 'warm.json'), JSON.stringify({ everyone, languages }))
      },
    },
  }
}
