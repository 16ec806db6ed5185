import { readdirSync, readFileSync } from 'node:fs'

/**
 * A block of code of `docs/guides/*.md` by the words behind its language:
 *
 * - `file=PATH`: a whole file that the guide adds.
 * - `line=PATH after="TEXT"`: lines that it adds to a file, below the line that holds TEXT.
 * - `swap=PATH from="TEXT"`: what takes the place of TEXT in a file. `\\n` in TEXT is the end of a line.
 */
export interface GuideBlock {
  readonly guide: string
  readonly language: string
  readonly kind: 'file' | 'line' | 'swap' | 'shown'
  readonly path: string
  /** The text that the block comes after, or takes the place of. */
  readonly at: string
  readonly code: string
}

const kinds = ['file', 'line', 'swap'] as const
const folder = new URL('../../../docs/guides/', import.meta.url)
const fence = /^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm

/** The blocks of one guide, in their order. */
function blocksOf(guide: string, text: string): readonly GuideBlock[] {
  return Array.from(text.matchAll(fence), ([, language = '', words = '', code = '']) => {
    const [, kind, path = ''] = /\b(file|line|swap)=(\S+)/.exec(words) ?? []
    const [, quoted = '""'] = /\b(?:after|from)=("(?:[^"\\]|\\.)*")/.exec(words) ?? []
    const at: unknown = JSON.parse(quoted)
    return {
      guide,
      language,
      kind: kinds.find(known => known === kind) ?? 'shown',
      path,
      at: String(at),
      code,
    }
  })
}

/** The blocks of every guide. */
export function readGuides(): readonly GuideBlock[] {
  return readdirSync(folder)
    .filter(name => name.endsWith('.md'))
    .flatMap(name => blocksOf(name, readFileSync(new URL(name, folder), 'utf8')))
}
