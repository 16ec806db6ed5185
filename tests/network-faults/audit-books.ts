import { createDatabase } from '../../server/platform/database/connect.ts'
import { withOwnerUrl } from '../../server/platform/database/owner-url.ts'
import { checkInvariants } from '../../server/wallet/invariants.ts'
import { compareWithProvider } from '../chaos/compare-with-provider.ts'
import { product } from '../e2e/support/product.ts'
import { moneyBreaches } from '../support/ledger/money-breaches.ts'

/** The server's books after everything: the ledger with itself, with what members see, and with the provider's own statement. */
export async function auditBooks(): Promise<readonly string[]> {
  const breaches: string[] = []
  const options = { databaseUrl: undefined, dataDir: product.dataDir(), onNotice: () => undefined }
  await withOwnerUrl(options, async url => {
    const db = createDatabase(url, { max: 1 })
    const books = await checkInvariants(db)
    const provider = await compareWithProvider({ control: askProvider }, db)
    breaches.push(...books.map(({ invariant, detail }) => `${invariant}: ${detail}`))
    breaches.push(...(await moneyBreaches(db)), ...provider.breaches)
    await db.destroy()
  })
  return breaches
}

async function askProvider(path: string) {
  const headers = { authorization: `Bearer ${product.pixToken()}` }
  const response = await fetch(`${product.pixUrl()}/control${path}`, { headers })
  return { status: response.status, body: await response.json() }
}
