import { createServer, type Socket } from 'node:net'

export interface ClamdSandbox {
  readonly url: string
  /** Every file that was streamed, as it arrived. */
  readonly files: Buffer[]
  /** What is said instead of a verdict: a line, nothing (`silence`), or the line is cut (`hang-up`). */
  says: string | undefined
  readonly close: () => Promise<void>
}

/** A clamd that keeps the INSTREAM protocol of clamd(8) to the byte, and knows one signature: the word `EICAR`. */
export async function startClamd(): Promise<ClamdSandbox> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    let held = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', chunk => {
      held = Buffer.concat([held, chunk])
      const file = fileOf(held)
      if (file === undefined) return
      if (file instanceof Buffer) sandbox.files.push(file)
      const said = sandbox.says ?? verdictOn(file)
      if (said === 'silence') return
      if (said === 'hang-up') socket.destroy()
      else socket.end(`${said}\0`)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const sandbox: ClamdSandbox = {
    ...{ url: `tcp://127.0.0.1:${port}`, files: [], says: undefined },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
  return sandbox
}

function verdictOn(file: Buffer | string): string {
  if (typeof file === 'string') return file
  return file.includes('EICAR') ? 'stream: Test FOUND' : 'stream: OK'
}

/** The streamed file once it is whole, or what clamd says of a stream that it does not understand. */
function fileOf(bytes: Buffer): Buffer | string | undefined {
  const command = Buffer.from('zINSTREAM\0')
  if (bytes.length < command.length) return undefined
  if (!bytes.subarray(0, command.length).equals(command)) return 'UNKNOWN COMMAND'
  const parts: Buffer[] = []
  for (let at = command.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    at += 4
    if (length === 0) return Buffer.concat(parts)
    if (length > 25 * 1024 * 1024) return 'INSTREAM size limit exceeded. ERROR'
    parts.push(bytes.subarray(at, at + length))
    at += length
  }
  return undefined
}
