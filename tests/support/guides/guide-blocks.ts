import { readdirSync, readFileSync } from 'node:fs'

/**
 * A block of code of `docs/guides/*.md` by the words behind its language:
 *
 * - `file=PATH`: a whole file that the guide adds.
 * - `line=PATH after="TEXT"`: lines that it adds to a file, below the line that holds TEXT.
 */
export interface GuideBlock {
  readonly guide: string
  readonly language: string
  readonly kind: 'file' | 'line' | 'shown'
  readonly path: string
  readonly after: string
  readonly code: string
}

const folder = new URL('../../../docs/guides/', import.meta.url)
const fence = /^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm

/** The blocks of one guide, in their order. */
export function blocksOf(guide: string, text: string): readonly GuideBlock[] {
  return Array.from(text.matchAll(fence), ([, language = '', words = '', code = '']) => {
    const [, kind, path = ''] = /\b(file|line)=(\S+)/.exec(words) ?? []
    const [, after = ''] = /after="([^"]*)"/.exec(words) ?? []
    return { guide, language, kind: kind === 'file' || kind === 'line' ? kind : 'shown', path, after, code }
  })
}

/** The blocks of every guide. */
export function readGuides(): readonly GuideBlock[] {
  return readdirSync(folder)
    .filter(name => name.endsWith('.md'))
    .flatMap(name => blocksOf(name, readFileSync(new URL(name, folder), 'utf8')))
}
