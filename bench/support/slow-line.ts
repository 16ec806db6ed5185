import { createServer, connect as dial, type Socket } from 'node:net'

/** A network as a phone has it. Bits a second; `loss` is the share of packets that have to be sent once more. */
export interface LineConditions {
  readonly downBps: number
  readonly upBps: number
  readonly roundTripMs: number
  readonly loss: number
}

export interface SlowLine {
  readonly port: number
  /** `undefined`: as fast as the machine. */
  readonly become: (conditions: LineConditions | undefined) => void
  /** Bytes that came down the line so far, headers included. */
  readonly received: () => number
  readonly close: () => Promise<void>
}

/** The payload of one packet on an ordinary line. */
const packetBytes = 1460
const host = '127.0.0.1'

/** One direction of the line, whose width all connections share: when what is sent now arrives. */
function openLane(read: () => LineConditions | undefined, widthOf: (c: LineConditions) => number) {
  let freeAt = 0
  return (bytes: number, random: () => number): number => {
    const conditions = read()
    const now = performance.now()
    if (!conditions) return now
    freeAt = Math.max(now, freeAt) + (bytes * 8_000) / widthOf(conditions)
    // A lost packet is missed and sent again a round trip later; what follows it in its connection waits.
    const again = random() < conditions.loss ? conditions.roundTripMs : 0
    return freeAt + conditions.roundTripMs / 2 + again
  }
}

type Lane = ReturnType<typeof openLane>

/** Hands on what one socket says to the other, packet by packet, in order, when it arrives; `delayMs` before the first. */
function carry(from: Socket, to: Socket, lane: Lane, random: () => number, delayMs: () => number): void {
  let lastAt = 0
  let isFirst = true
  const at = (moment: number, act: () => void) => {
    lastAt = Math.max(lastAt, moment)
    setTimeout(act, Math.max(0, lastAt - performance.now()))
  }
  from.on('data', chunk => {
    const late = isFirst ? delayMs() : 0
    isFirst = false
    for (let start = 0; start < chunk.length; start += packetBytes) {
      const packet = chunk.subarray(start, start + packetBytes)
      at(lane(packet.length, random) + late, () => to.writable && to.write(packet))
    }
  })
  from.on('end', () => at(lastAt, () => to.end()))
}

/**
 * A network of our own before a server: a TCP relay with the width, the delay and the loss of a phone's line. A connection costs
 * a round trip before its first byte. Not imitated: TLS, and the slow start of a connection.
 *
 * @param random from 0 to 1, for the loss
 */
export async function openSlowLine(farPort: number, random: () => number): Promise<SlowLine> {
  const state: { conditions: LineConditions | undefined; received: number } = {
    conditions: undefined,
    received: 0,
  }
  const read = () => state.conditions
  const down = openLane(read, ({ downBps }) => downBps)
  const up = openLane(read, ({ upBps }) => upBps)
  const sockets = new Set<Socket>()
  const server = createServer(near => {
    const far = dial(farPort, host)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      const end = () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      }
      socket.on('error', end)
      socket.on('close', end)
    }
    far.on('data', chunk => {
      state.received += chunk.length
    })
    carry(near, far, up, random, () => state.conditions?.roundTripMs ?? 0)
    carry(far, near, down, random, () => 0)
  })
  await new Promise<void>(resolve => server.listen(0, host, resolve))
  const address = server.address()
  if (address === null || typeof address !== 'object') throw new Error('A line without a port')
  return {
    port: address.port,
    become: conditions => {
      state.conditions = conditions
    },
    received: () => state.received,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}
