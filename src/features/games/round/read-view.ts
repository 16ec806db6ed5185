import * as z from 'zod/mini'

/** What an engine lets the player see of a round; nothing when another version of the engine wrote it. */
export function readView<S extends z.core.$ZodType>(schema: S, raw: unknown): z.output<S> | undefined {
  return z.safeParse(schema, raw).data
}
