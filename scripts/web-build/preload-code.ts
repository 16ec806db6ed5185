import type { Plugin, Rolldown } from 'vite'
import { readPageVolumes } from './i18n-chunks.ts'
import { type ModuleGraph, rememberFacts } from './module-reach.ts'
import { roomOfPath } from './rooms.ts'

type Chunk = Rolldown.OutputChunk

const routeComponent = /\/src\/routes\/([^?]+)\.tsx\?tsr-split=component/
const ofRoute = /\/src\/routes\//
const ofSources = /\/src\/.*/
/** Calls and engine (home-chunks.ts): the lobby paints before them, every other page waits for them. */
const isNetwork = ({ name }: Chunk) => name === 'network'
/** Of the site's first language: which words (i18n-chunks.ts) a chunk has. */
const volumeOf = ({ facadeModuleId }: Chunk) => /\/locales\/pt\.po\?(\w+)/.exec(facadeModuleId ?? '')?.[1]
/** What a member's start asks for before anything else (shared-chunk.ts). */
const isOfMember = ({ name }: Chunk) => ['session-data', 'shell-data'].includes(name)
/** What every start has: the entry and what it imports, and the headings' font. */
const beginLink = /\s*<link rel="(?:modulepreload|preload)"(?! as="style")[^>]* href="\/([^"]+)"[^>]*>/g

/**
 * Asks for the code beside the entry, all of it at once: one HTML is served for every page, and without this each part would be
 * heard of only when the one before it has arrived, which on a slow line is half a second a time. A first visit that paints games
 * before the app runs (`firstPictures`, index.html) asks for their pictures before, and for what the app needs later once the first is painted: on a
 * narrow line they would arrive after the code.
 */
export function preloadCode(root: string): Plugin {
  let graph: ModuleGraph = { getModuleInfo: () => null }
  return {
    name: 'arara:preload-code',
    apply: 'build',
    buildEnd() {
      graph = rememberFacts(this)
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).flatMap(output => (output.type === 'chunk' ? [output] : []))
        const begin = [...html.matchAll(beginLink)].flatMap(([, href]) => href ?? [])
        const isFont = (file: string) => file.endsWith('.woff2')
        const list = (files: readonly string[]) => JSON.stringify(files)
        const isKnown = (file: string) => html.includes(file)
        const volumes = await readPageVolumes(root)
        const pages = [...readPages(chunks, graph, volumes, isKnown)]
        const files = [...new Set(pages.flatMap(([, own]) => own))]
        const places = pages.map(([path, own]) => [path, own.map(file => files.indexOf(file))])
        const words = filesOf(chunks.filter(one => volumeOf(one) !== undefined))
        const needed = (isWanted: (chunk: Chunk) => boolean) =>
          list(filesOf(neededBy(chunks.filter(isWanted), chunks)).filter(file => !isKnown(file)))
        const isFirstWords = (chunk: Chunk) => volumeOf(chunk) === 'first'
        const network = filesOf(chunks.filter(isNetwork))
        const script = `{
        const isLobby = location.pathname === '/'
        const files = ${list(files)}
        const pages = ${JSON.stringify(Object.fromEntries(places))}
        const page = (pages[location.pathname.replace(/^\\/page\\/.*/, '/page/$id')] ?? []).map(at => files[at])
        // As the app writes them (src/features/auth/session/device-flags.ts, src/state/device/preferences.ts).
        let isMember = false
        let speaksFirst = true
        try {
          isMember = localStorage.getItem('arara.remembered') !== null
          speaksFirst = (localStorage.getItem('arara.language') ?? 'pt') === 'pt'
        } catch {}
        const kinds = { css: { rel: 'preload', as: 'style' }, woff2: { rel: 'preload', as: 'font' } }
        const ask = (file, fetchPriority) => document.head.append(Object.assign(document.createElement('link'), kinds[file.split('.').pop()] ?? { rel: 'modulepreload' }, { crossOrigin: '', href: '/' + file, fetchPriority }))
        const bringRest = () => {
          const words = speaksFirst ? [] : ${list(words)}
          const rest = [...${list(network)}, ...(isLobby ? [] : [...page.filter(file => !words.includes(file)), ...(isMember ? ${needed(isOfMember)} : [])])]
          for (const file of new Set(rest)) ask(file, isLobby ? 'low' : 'auto')
        }
        const bring = () => {
          // Where games are painted early, the style sheet has asked for it. Who saves data has no use for it.
          for (const file of globalThis.firstPictures || document.documentElement.hasAttribute('data-saves-data') ? [] : ${list(begin.filter(isFont))}) ask(file, 'auto')
          for (const file of [...${list(begin.filter(file => !isFont(file)))}, ...(speaksFirst ? ${needed(isFirstWords)} : [])]) ask(file, 'auto')
          // Where the HTML itself comes slowly, time is up before the script below it has begun to wait for a tile.
          const tile = globalThis.firstPictures && globalThis.firstTile
          tile ? tile.then(bringRest) : bringRest()
        }
        globalThis.firstPictures ? globalThis.firstPictures.then(bring) : bring()
      }`
        return {
          html: html.replace(beginLink, ''),
          tags: [{ tag: 'script', children: script, injectTo: 'head' }],
        }
      },
    },
  }
}

/** These chunks and all that they import, but for calls and engine, which are asked for by themselves. */
function neededBy(starts: readonly Chunk[], chunks: readonly Chunk[]): Chunk[] {
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const needed = new Set(starts)
  // A set hands out what is added while it is walked.
  for (const one of needed) {
    for (const file of one.imports) {
      const imported = byFile.get(file)
      if (imported) needed.add(imported)
    }
  }
  return [...needed].filter(one => !isNetwork(one))
}

const filesOf = (chunks: readonly Chunk[]) => chunks.map(({ fileName }) => fileName)

/** What a page names itself, or by what routes have in common: with two pages that name it, it lies in a chunk of neither. */
function namedBy(page: string, graph: ModuleGraph): readonly string[] {
  const routes = new Set([page])
  const named = new Set<string>()
  for (const route of routes) {
    for (const id of graph.getModuleInfo(route)?.importedIds ?? [])
      (ofRoute.test(id) ? routes : named).add(id)
  }
  return [...named]
}

/** The files that each page needs beside what every start has, with its words, by the page's path. */
function readPages(
  chunks: readonly Chunk[],
  graph: ModuleGraph,
  volumes: ReadonlyMap<string, readonly string[]>,
  isKnown: (file: string) => boolean,
): Map<string, string[]> {
  const pages = new Map<string, string[]>()
  for (const chunk of chunks) {
    const [, route] = routeComponent.exec(chunk.facadeModuleId ?? '') ?? []
    if (route === undefined) continue
    const modules = [...chunk.moduleIds, ...namedBy(chunk.facadeModuleId ?? '', graph)]
    const rooms = new Set(modules.flatMap(id => roomOfPath(ofSources.exec(id)?.[0] ?? '')?.[0] ?? []))
    const data = chunks.filter(({ name }) => name.endsWith('-data') && rooms.has(name.slice(0, -5)))
    const needed = neededBy([chunk, ...data], chunks)
    const styles = new Set(needed.flatMap(one => [...(one.viteMetadata?.importedCss ?? [])]))
    const path = `/${route}`.replace(/\/index$/, '')
    const said = ['shared', ...(volumes.get(path) ?? [])]
    const words = chunks.filter(one => said.includes(volumeOf(one) ?? ''))
    const files = [...styles, ...filesOf([...words, ...needed])]
    pages.set(
      path,
      files.filter(file => !isKnown(file)),
    )
  }
  return pages
}
