import * as z from 'zod/mini'
import { instant } from '../fields.ts'

/**
 * Where the salt of a table's chain comes from: the value of a round of a public beacon that was chosen when the chain was
 * anchored, and published later. The salt is SHA-256 of the signature's bytes.
 */
export const saltSource = z.object({
  /** `drand-quicknet`; in demos and tests `sandbox`. */
  beacon: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  round: z.number(),
  signature: z.string().check(z.regex(/^[0-9a-f]{2,400}$/)),
  anchored_at: instant,
})
export type SaltSource = z.output<typeof saltSource>
