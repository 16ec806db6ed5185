import { createHash } from 'node:crypto'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** What a round is drawn from. */
export interface VectorSeeds {
  readonly serverSeed: string
  readonly seedHash: string
  readonly clientSeed: string
  readonly nonce: number
  readonly anchor?: string
}

/** A pair of seeds of the vectors of an engine. */
export function pairOf(engine: string, nonce: number, clientSeed = 'vector'): VectorSeeds {
  const serverSeed = hashOf(`server seed of the vectors of ${engine}`)
  return { serverSeed, seedHash: hashOf(serverSeed), clientSeed, nonce }
}

const chainLength = 5_000

/** The chain of the vectors of an engine: link 0 is the anchor. */
export function chainOf(engine: string): (nonce: number) => VectorSeeds {
  const backwards = [hashOf(`last seed of the vectors of ${engine}`)]
  for (let seed = backwards[0] ?? ''; backwards.length <= chainLength; backwards.push(seed))
    seed = hashOf(seed)
  const links = backwards.toReversed()
  return nonce => {
    const serverSeed = links[nonce]
    const [anchor, seedHash] = [links[0], links[nonce - 1]]
    if (serverSeed === undefined || anchor === undefined || seedHash === undefined)
      throw new Error(`The chain of ${engine} has no link ${nonce}`)
    return {
      serverSeed,
      seedHash,
      clientSeed: hashOf(`salt of the vectors of ${engine}`).slice(0, 32),
      nonce,
      anchor,
    }
  }
}
