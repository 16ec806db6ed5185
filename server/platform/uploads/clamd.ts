import { connect } from 'node:net'
import type { ScanConfig } from './scan-config.ts'
import type { Verdict } from './verdict.ts'

const chunkBytes = 64 * 1024
/** A verdict is one short line. */
const longestReply = 4_096

/**
 * Sends one file by clamd's INSTREAM command (clamd(8)): `zINSTREAM\0`, chunks that each begin with their length as four
 * bytes in network order, then a length of zero. The reply is `stream: OK`, `stream: <signature> FOUND` or an error.
 */
export function askClamd({ at, timeoutMs }: ScanConfig, file: Buffer): Promise<Verdict> {
  const { promise, resolve } = Promise.withResolvers<Verdict>()
  const socket = connect(at)
  const timer = setTimeout(() => end({ outcome: 'unknown', cause: 'timeout' }), timeoutMs)
  let reply = ''
  function end(verdict: Verdict): void {
    clearTimeout(timer)
    socket.destroy()
    resolve(verdict)
  }
  socket.setEncoding('utf8')
  socket.on('error', error => end({ outcome: 'unknown', cause: error.message }))
  socket.on('data', text => {
    reply += String(text)
    if (reply.includes('\0') || reply.length > longestReply) end(verdictOf(reply))
  })
  socket.on('end', () => end(verdictOf(reply)))
  socket.on('connect', () => {
    // clamd may answer, and hang up, before it has everything: a broken pipe is no verdict of ours.
    for (const part of framesOf(file)) socket.write(part)
  })
  return promise
}

function* framesOf(file: Buffer): Generator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for (let at = 0; at < file.length; at += chunkBytes) {
    const chunk = file.subarray(at, at + chunkBytes)
    yield lengthOf(chunk.length)
    yield chunk
  }
  yield lengthOf(0)
}

function lengthOf(bytes: number): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(bytes)
  return head
}

/** Only clamd's own two sentences are a verdict. */
function verdictOf(reply: string): Verdict {
  const line = reply.split('\0', 1)[0]?.trim() ?? ''
  if (line === 'stream: OK') return { outcome: 'clean' }
  const [, signature] = /^stream: (.{1,200}) FOUND$/.exec(line) ?? []
  return signature === undefined
    ? { outcome: 'unknown', cause: line === '' ? 'no answer' : line.slice(0, 200) }
    : { outcome: 'infected', signature }
}
