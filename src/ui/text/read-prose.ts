export type ProsePart =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

export type ProseBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly lines: readonly (readonly ProsePart[])[] }
  | { readonly kind: 'list'; readonly lines: readonly (readonly ProsePart[])[] }

/** `**strong**` or `[words](address)`. */
const mark = /\*\*([^*\n]+)\*\*|\[([^\]\n]+)\]\(([^()\s]+)\)/g
/** Out by https, e-mail and telephone, and to pages of our own; nothing that could run. */
const safeAddress = /^(https:\/\/[^\s\\]+|mailto:\S+|tel:[+0-9() -]+|\/(?![/\\])[^\s\\]*)$/

function readLine(line: string): ProsePart[] {
  const parts: ProsePart[] = []
  let from = 0
  const plain = (text: string) => {
    if (text !== '') parts.push({ kind: 'text', text })
  }
  for (const found of line.matchAll(mark)) {
    const [whole, strong, words, address] = found
    plain(line.slice(from, found.index))
    from = found.index + whole.length
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong })
    else if (words !== undefined && address !== undefined && safeAddress.test(address)) {
      parts.push({ kind: 'link', text: words, href: address })
    } else plain(whole)
  }
  plain(line.slice(from))
  return parts
}

/**
 * What operators write, in the few signs they need: `## ` a heading, `- ` a list, a blank line a new paragraph, `**strong**`,
 * `[words](https://…)`. Everything else is plain text: there is no way to write HTML.
 */
export function readProse(text: string): ProseBlock[] {
  const blocks: { kind: ProseBlock['kind']; lines: ProsePart[][] }[] = []
  let open: ProseBlock['kind'] | undefined
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    const kind = line.startsWith('## ') ? 'heading' : line.startsWith('- ') ? 'list' : 'paragraph'
    if (line === '') {
      open = undefined
      continue
    }
    const words = readLine(kind === 'heading' ? line.slice(3) : kind === 'list' ? line.slice(2) : line)
    const last = blocks.at(-1)
    if (last !== undefined && open === kind && kind !== 'heading') last.lines.push(words)
    else blocks.push({ kind, lines: [words] })
    open = kind
  }
  return blocks
}
