import { type Anchor, digestOf, readAnchor } from './anchor.ts'

interface Expected {
  /** Public keys of this installation, raw, base64url; `undefined`: the key that a line names is believed. */
  readonly keys: readonly string[] | undefined
  /** The number that the first line must have. */
  readonly from: bigint
}

export interface CheckedLines {
  /** Those up to the first fault. */
  readonly anchors: readonly Anchor[]
  /** What is wrong, as sentences: the first one, for nothing after it proves anything. */
  readonly faults: readonly string[]
  /** The log's row up to which the lines are proved. */
  readonly provedUntil: number
}

/** Checks that lines are signed by this installation, numbered without a gap, each naming the one before it. */
export async function checkLines(
  lines: Iterable<string> | AsyncIterable<string>,
  { keys, from }: Expected,
): Promise<CheckedLines> {
  const anchors: Anchor[] = []
  let before: { readonly line: string; readonly anchor: Anchor } | undefined
  let n = Number(from)
  for await (const line of lines) {
    const read = readAnchor(line)
    if (read.outcome !== 'read') return checked(anchors, `anchor ${n} is ${words[read.outcome]}`)
    const { anchor } = read
    const fault = faultOf(anchor, { n, keys, before })
    if (fault !== undefined) return checked(anchors, `anchor ${n} ${fault}`)
    anchors.push(anchor)
    before = { line, anchor }
    n += 1
  }
  return checked(anchors)
}

const words = { unreadable: 'no anchor', forged: 'not signed as it says' } as const

const checked = (anchors: readonly Anchor[], ...faults: readonly string[]): CheckedLines => ({
  ...{ anchors, faults },
  provedUntil: anchors.at(-1)?.seq ?? 0,
})

interface Place {
  readonly n: number
  readonly keys: readonly string[] | undefined
  readonly before: { readonly line: string; readonly anchor: Anchor } | undefined
}

function faultOf(anchor: Anchor, { n, keys, before }: Place): string | undefined {
  if (keys !== undefined && !keys.includes(anchor.key)) return `is signed by another key (${anchor.key})`
  if (anchor.n !== n) return `is missing: anchor ${anchor.n} stands in its place`
  if (before === undefined)
    return n === 1 && anchor.previous !== '' ? 'names one before the first' : undefined
  if (anchor.previous !== digestOf(before.line)) return 'does not follow the one before it'
  if (anchor.seq < before.anchor.seq)
    return `ends at row ${anchor.seq}, the one before it at ${before.anchor.seq}`
  return anchor.at < before.anchor.at ? 'is older than the one before it' : undefined
}
