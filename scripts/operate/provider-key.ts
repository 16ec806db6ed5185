import {
  addProviderKey,
  listProviderKeys,
  revokeProviderKey,
} from '../../server/features/games/provider/keys.ts'
import { withDeps } from '../run/with-deps.ts'

/**
 * `npm run provider:key -- add PROVIDER | list | revoke KEY`: keys with which a provider signs. Add the next one, let the
 * provider change to it, then revoke the old one; both are good in between.
 */
const [what, name] = process.argv.slice(2)
const known = what === 'list' || ((what === 'add' || what === 'revoke') && name !== undefined)
if (!known) {
  console.error('Usage: npm run provider:key -- add PROVIDER | list | revoke KEY')
  process.exit(2)
}

await withDeps(async deps => {
  if (what === 'add' && name !== undefined) {
    const key = await addProviderKey(deps, name)
    if (key === undefined)
      return fail(`There is no provider ${name}: bring it in first (docs/guides/catalogue-files.md).`)
    console.log(`PROVIDER_KEY_ID=${key.keyId}\nPROVIDER_SECRET=${key.secret}`)
    console.error(
      'The secret is told only here. Give both to the provider over a way that nobody else reads.',
    )
  } else if (what === 'revoke' && name !== undefined) {
    if (!(await revokeProviderKey(deps, name))) return fail(`There is no valid key ${name}.`)
    console.log(`${name} is refused by every server within ten seconds.`)
  } else {
    for (const { keyId, apiCode, createdAt, revokedAt } of await listProviderKeys(deps)) {
      const end = revokedAt === null ? 'valid' : `revoked ${revokedAt.toISOString()}`
      console.log(`${keyId}  ${apiCode}  since ${createdAt.toISOString()}  ${end}`)
    }
  }
})

function fail(why: string): void {
  console.error(why)
  process.exitCode = 1
}
