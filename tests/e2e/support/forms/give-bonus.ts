import { randomBytes } from 'node:crypto'
import { createDatabase } from '../../../../server/platform/database/connect.ts'
import { withOwnerUrl } from '../../../../server/platform/database/owner-url.ts'
import { transaction } from '../../../../server/platform/database/transaction.ts'
import { createUuidV7 } from '../../../../server/platform/workers/uuid-v7.ts'
import { createWallet } from '../../../../server/wallet/wallet.ts'

interface Gift {
  readonly memberId: string
  /** Centavos. */
  readonly amount: bigint
  readonly required: bigint
}

/** A first-deposit bonus as a promotion gives it: by the wallet's own function, in the database of the running product. */
export async function giveBonus({ memberId, amount, required }: Gift): Promise<void> {
  const clock = { now: () => new Date() }
  const newId = createUuidV7(clock, bytes => crypto.getRandomValues(bytes))
  const wallet = createWallet({ clock, newId, hashSecret: randomBytes(16).toString('hex') })
  const dataDir = process.env.ARARA_E2E_DATA ?? '.data'
  await withOwnerUrl({ databaseUrl: undefined, dataDir, onNotice: () => undefined }, async url => {
    const db = createDatabase(url, { max: 1 })
    const terms = { currency: 'BRL', key: `e2e:${newId()}`, source: 'ftd', maxStake: 1_000n } as const
    const order = {
      ...terms,
      memberId,
      amount,
      required,
      maxConversion: amount * 5n,
      lastsSeconds: 14 * 86_400,
    }
    await transaction(db, tx => wallet.grantBonus(tx, { ...order, contribution: { live: 10, crash: 0 } }), {
      keyed: true,
    })
    await db.destroy()
  })
}
