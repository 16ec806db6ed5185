import type { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'

/** The lines of a UTF-8 stream, cut at \n only: node:readline would cut at other separators inside a value too. */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of stream) {
    const parts = (rest + decoder.write(chunk)).split('\n')
    rest = parts.pop() ?? ''
    yield* parts
  }
  if (rest !== '') yield rest
}
