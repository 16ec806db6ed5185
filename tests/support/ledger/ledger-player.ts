import { setTimeout as delay } from 'node:timers/promises'
import { createDatabase } from '../../../server/platform/database/connect.ts'
import { isLostConnection } from '../../../server/platform/database/transaction.ts'
import { createUuidV7 } from '../../../server/platform/workers/uuid-v7.ts'
import { createWallet } from '../../../server/wallet/wallet.ts'

/*
 * A process of its own that bets on one wallet through a pool of connections, as a server would, and tells its parent
 * each bet that was acknowledged. A bet whose answer was lost is sent again under its key until it is answered.
 * Arguments: the serving role's URL, the member, the round everybody bets on, the hash secret, this player's name.
 */
const [url = '', memberId = '', roundId = '', hashSecret = '', name = ''] = process.argv.slice(2)
const clock = { now: () => new Date() }
const newId = createUuidV7(clock, bytes => crypto.getRandomValues(bytes))
const wallet = createWallet({ clock, newId, hashSecret })
const db = createDatabase(url, { max: 8 })
let isOver = false
process.once('message', () => {
  isOver = true
})

async function bet(key: string) {
  const facts = { game: 'arara:test-slot', category: 'slots', edgePpm: 50_000, currency: 'BRL' } as const
  for (;;) {
    try {
      return await wallet.placeBet(db, { ...facts, memberId, roundId, key, stake: 100n })
    } catch (error) {
      if (!isLostConnection(error)) throw error
      await delay(25) // The database is on its way back.
    }
  }
}

await Promise.all(
  Array.from({ length: 8 }, async (_, lane) => {
    for (let turn = 0; !isOver; turn += 1) {
      const key = `bet:${name}:${lane}:${turn}`
      const outcome = await bet(key)
      process.send?.({ key, word: outcome.status === 'posted' ? 'posted' : outcome.word })
    }
  }),
)
await db.destroy()
process.disconnect()
