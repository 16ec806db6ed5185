import * as z from 'zod/mini'
import { instant } from '../fields.ts'
import { round } from '../lobby/games.ts'

/** Rounds of one member as a file: all that a check without a network needs. `engine`: whose rules, null where the server has none. */
export const roundFile = z.object({
  made_at: instant,
  rounds: z.array(z.object({ engine: z.nullable(z.string()), round })),
})
export type RoundFile = z.output<typeof roundFile>

/** The file's text; amounts as everywhere on the wire. */
export function writeRoundFile(file: RoundFile): string {
  return JSON.stringify(z.encode(roundFile, file), null, 1)
}

/** `undefined`: no file of rounds. */
export function readRoundFile(text: string): RoundFile | undefined {
  try {
    return z.safeParse(roundFile, JSON.parse(text)).data
  } catch {
    return undefined
  }
}
