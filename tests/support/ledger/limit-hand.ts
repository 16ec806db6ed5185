import * as z from 'zod/mini'
import { createDatabase } from '../../../server/platform/database/connect.ts'
import { createUuidV7 } from '../../../server/platform/workers/uuid-v7.ts'
import { createWallet } from '../../../server/wallet/wallet.ts'
import { obeyParent } from '../second-process.ts'
import { type LimitBet, limitBet, makeBet } from './limit-bet.ts'

/** Bets on the wallets of the limit histories from a process of its own. Arguments: the serving role's URL, the hash secret. */
const [url = '', hashSecret = ''] = process.argv.slice(2)
const db = createDatabase(url, { max: 4 })

/** Each bet has its own time: none of them sees the clock of another. */
function walletAt({ at }: LimitBet) {
  const clock = { now: () => new Date(at) }
  const newId = createUuidV7(clock, bytes => crypto.getRandomValues(bytes))
  return createWallet({ clock, newId, hashSecret })
}

obeyParent(
  asked => {
    const bet = z.parse(limitBet, asked)
    return makeBet(walletAt(bet), db, bet)
  },
  () => db.destroy(),
)
