import { createReadStream } from 'node:fs'
import { pipeline as pipe } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { dumpHeader, endOfTable } from './dump-format.ts'
import { linesOf } from './lines-of.ts'

type DumpRow = Readonly<Record<string, string | null>>

/** The rows of one table of a dump, each value as PostgreSQL writes it; reads the file from its beginning. */
export async function* rowsOfDump(file: string, table: string): AsyncGenerator<DumpRow> {
  const unzip = createGunzip()
  pipe(createReadStream(file), unzip, () => undefined)
  const lines = linesOf(unzip)
  const first = await lines.next()
  const header = dumpHeader.parse(JSON.parse(first.value ?? ''))
  if (!header.tables.some(({ name }) => name === table)) throw new Error(`The dump has no table ${table}`)
  for (const { name, columns } of header.tables) {
    for (;;) {
      const { value, done } = await lines.next()
      if (done === true) throw new Error('The dump is cut short')
      if (value === endOfTable) break
      if (name !== table) continue
      const values = value.split('\t').map(read)
      yield Object.fromEntries(columns.map((column, at) => [column, values[at] ?? null]))
    }
    if (name === table) break
  }
  unzip.destroy()
}

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** One value of COPY's text format. */
function read(text: string): string | null {
  if (text === '\\N') return null
  return text.replace(/\\(.)/gs, (_whole, letter: string) => escapes[letter] ?? letter)
}
