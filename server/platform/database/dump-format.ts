import * as z from 'zod/mini'

/*
 * A dump is one gzip file of text: a line of JSON (the header), then for every table of the header, in its order, the
 * rows of `COPY … TO STDOUT` and a line `\.`, then the line `end`. PostgreSQL's text format never holds a bare line
 * break or a bare `\.`, so lines can be cut without parsing them; gzip's checksum tells a damaged file.
 */
export const formatName = 'arara-dump-1'
export const endOfTable = '\\.'
export const endOfDump = 'end'

const table = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })

export const dumpHeader = z.object({
  format: z.literal(formatName),
  createdAt: z.string(),
  /** The migrations that had run, with the checksums of their files: the schema these rows fit. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(table),
  /** Where each sequence stood. */
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
})

export type DumpHeader = z.infer<typeof dumpHeader>
export type DumpTable = z.infer<typeof table>
