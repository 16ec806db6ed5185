import { createServer, connect as dial, type Socket } from 'node:net'

export interface FlakyLine {
  readonly port: number
  /** Every connection is cut with a reset, in the middle of whatever it carries. */
  readonly reset: () => void
  /** Nothing passes in either direction until then, and neither side is notified. New connections are accepted and left waiting. */
  readonly stall: (milliseconds: number) => void
  /** New connections are refused until then, those that exist are cut. */
  readonly refuse: (milliseconds: number) => void
  /** The answers are lost: what is asked arrives, what comes back does not; after that the connections are cut. */
  readonly deafen: (milliseconds: number) => void
  /** From now on everything passes. */
  readonly heal: () => void
  readonly close: () => Promise<void>
}

type Mood = 'fine' | 'stalled' | 'refusing' | 'deaf'

interface Pair {
  readonly near: Socket
  readonly far: Socket
}

const host = '127.0.0.1'

/** A TCP relay between two processes that drops, stalls, resets and loses answers on demand. */
export async function openFlakyLine(farPort: () => number): Promise<FlakyLine> {
  const pairs = new Set<Pair>()
  const state: { mood: Mood; timer: NodeJS.Timeout | undefined } = { mood: 'fine', timer: undefined }
  const server = createServer(near => {
    if (state.mood === 'refusing') return near.resetAndDestroy()
    const pair = { near, far: dial(farPort(), host) }
    pairs.add(pair)
    join(
      pair,
      () => state.mood,
      () => pairs.delete(pair),
    )
    if (state.mood === 'stalled') pause(pair)
  })
  const cutAll = () => {
    for (const { near, far } of pairs) {
      near.resetAndDestroy()
      far.resetAndDestroy()
    }
  }
  const heal = () => {
    clearTimeout(state.timer)
    // What a deaf line swallowed is gone: a connection with a hole in it must not go on.
    if (state.mood === 'deaf') cutAll()
    state.mood = 'fine'
    for (const { near, far } of pairs) {
      near.resume()
      far.resume()
    }
  }
  const become = (mood: Mood, milliseconds: number) => {
    heal()
    state.mood = mood
    state.timer = setTimeout(heal, milliseconds)
  }
  return {
    port: await listen(server),
    reset: cutAll,
    heal,
    stall: milliseconds => {
      become('stalled', milliseconds)
      for (const pair of pairs) pause(pair)
    },
    refuse: milliseconds => {
      become('refusing', milliseconds)
      cutAll()
    },
    deafen: milliseconds => become('deaf', milliseconds),
    close: () => {
      clearTimeout(state.timer)
      cutAll()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

function pause({ near, far }: Pair): void {
  near.pause()
  far.pause()
}

function join({ near, far }: Pair, mood: () => Mood, onEnd: () => void): void {
  const end = () => {
    onEnd()
    near.destroy()
    far.destroy()
  }
  near.on('data', bytes => far.write(bytes))
  far.on('data', bytes => {
    if (mood() !== 'deaf') near.write(bytes)
  })
  for (const socket of [near, far]) {
    socket.setNoDelay(true)
    socket.on('error', end)
    socket.on('close', end)
  }
  near.on('end', () => far.end())
  far.on('end', () => near.end())
}

function listen(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, host, () => {
      const address = server.address()
      if (address !== null && typeof address === 'object') resolve(address.port)
      else reject(new Error('A line without a port'))
    })
  })
}
