import type { Serialised } from '../../../platform/http/answers/answer.ts'

export interface ByteCache {
  readonly get: (key: string) => Serialised | undefined
  readonly set: (key: string, value: Serialised) => void
  readonly clear: () => void
}

/** Answers that were made once, up to so many bytes; the ones made first give way. */
export function createByteCache(mostBytes: number): ByteCache {
  const kept = new Map<string, Serialised>()
  let bytes = 0
  return {
    get: key => kept.get(key),
    set: (key, value) => {
      bytes += sizeOf(value) - sizeOf(kept.get(key))
      kept.set(key, value)
      for (const [oldest, dropped] of kept) {
        if (bytes <= mostBytes) return
        kept.delete(oldest)
        bytes -= sizeOf(dropped)
      }
    },
    clear: () => {
      kept.clear()
      bytes = 0
    },
  }
}

function sizeOf(value: Serialised | undefined): number {
  if (value === undefined) return 0
  return value.body.length + (value.brotli?.length ?? 0) + (value.gzip?.length ?? 0)
}
