import { createHash } from 'node:crypto'
import { isProof } from '../../server/platform/guesses/work-rules.ts'

/** Does the work that `proof_of_work_required` asks for, as a browser does. */
export function doWork({ prefix, bits }: { readonly prefix: string; readonly bits: number }): string {
  for (let counter = 0; ; counter += 1) {
    const isLikely = createHash('sha256').update(`${prefix}${counter}`).digest()[0] === 0
    if (isLikely && isProof(prefix, String(counter), bits)) return String(counter)
  }
}
