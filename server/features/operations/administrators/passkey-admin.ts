import type * as z from 'zod/mini'
import {
  addAdministratorPasskey,
  type administratorPasskeyOffer,
  type administratorSecurity,
  removeAdministratorPasskey,
  renameAdministratorPasskey,
} from '../../../../contract/operations/administrator-security.ts'
import type { Deps } from '../../../deps.ts'
import { audit } from '../../../platform/audit/audit-log.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refused, refuse } from '../../../platform/http/answers/refuse.ts'
import type { AdministratorCaller } from '../../../platform/http/requests/caller.ts'
import { runOnce } from '../../../platform/http/run-once.ts'
import { giveChallenge, takeGiven } from '../../../platform/passkeys/challenge.ts'
import { addOptions } from '../../../platform/passkeys/relying-party.ts'
import { readMade } from '../../../platform/passkeys/verify.ts'
import { writeToAdministrator } from './administrator-message.ts'
import { administratorPasskeys, backofficeParty } from './administrator-passkeys.ts'
import { readAdministrator } from './store.ts'

interface Asked<Body> {
  readonly caller: AdministratorCaller
  readonly key: string | undefined
  readonly body: Body
}

const mostPasskeys = 10

/** How the caller signs in. */
export async function readSecurity(
  { db }: Pick<Deps, 'db'>,
  { administratorId }: AdministratorCaller,
): Promise<z.output<typeof administratorSecurity.reply>> {
  const rows = await administratorPasskeys.list(db, administratorId)
  const passkeys = rows.map(({ id, name, is_synced, suspended_at, created_at, used_at }) => ({
    id,
    name,
    is_synced,
    is_suspended: suspended_at !== null,
    created_at: created_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
  }))
  return { data: { passkeys } }
}

export async function offerPasskey(
  deps: Deps,
  { administratorId }: AdministratorCaller,
): Promise<z.output<typeof administratorPasskeyOffer.reply> | Refused> {
  const own = await administratorPasskeys.list(deps.db, administratorId)
  if (own.length >= mostPasskeys) return refuse('limit_reached')
  const person = await readAdministrator(deps.db, administratorId)
  const meant = { purpose: 'add' as const, ownerId: administratorId }
  const challenge = await giveChallenge(deps, deps.db, administratorPasskeys, meant)
  // A name for the device's own list; the id says nothing of the person to its reader.
  const user = { id: deps.secrets.sign('passkey-user', administratorId), name: person?.email ?? '' }
  return { data: addOptions(backofficeParty(deps), challenge, user, own) }
}

/** The challenge was given to this administrator and serves once; what the device made is looked at before the transaction. */
export async function addPasskey(
  deps: Deps,
  { caller: { administratorId }, key, body }: Asked<z.output<typeof addAdministratorPasskey.body>>,
): Promise<z.output<typeof addAdministratorPasskey.reply> | Refused> {
  const call = { endpoint: addAdministratorPasskey, memberId: administratorId, key, body }
  const meant = { purpose: 'add' as const, ownerId: administratorId }
  const made = await readMade(backofficeParty(deps), body.passkey, challenge =>
    takeGiven(deps, administratorPasskeys, meant, challenge),
  )
  return runOnce(deps, call, async tx => {
    if (made === undefined) return refuse('passkey_refused')
    const id = deps.ids()
    const row = { ...made, owner_id: administratorId, id, name: body.name, created_at: deps.clock.now() }
    if (!(await administratorPasskeys.insert(tx, row))) return refuse('passkey_known')
    await notify(deps, tx, { administratorId, id, name: body.name, action: 'passkey_add' })
    return { data: { id } }
  })
}

export function removePasskey(
  deps: Deps,
  { caller: { administratorId }, key, body }: Asked<z.output<typeof removeAdministratorPasskey.body>>,
): Promise<z.output<typeof removeAdministratorPasskey.reply> | Refused> {
  const call = { endpoint: removeAdministratorPasskey, memberId: administratorId, key, body }
  return runOnce(deps, call, async tx => {
    const name = await administratorPasskeys.remove(tx, administratorId, body.id)
    if (name === undefined) return refuse('not_found')
    await notify(deps, tx, { administratorId, id: body.id, name, action: 'passkey_remove' })
    return {}
  })
}

export function renamePasskey(
  deps: Deps,
  { caller: { administratorId }, key, body }: Asked<z.output<typeof renameAdministratorPasskey.body>>,
): Promise<z.output<typeof renameAdministratorPasskey.reply> | Refused> {
  const call = { endpoint: renameAdministratorPasskey, memberId: administratorId, key, body }
  return runOnce(deps, call, async tx => {
    const { id, name } = body
    return (await administratorPasskeys.rename(tx, administratorId, id, name)) ? {} : refuse('not_found')
  })
}

interface Changed {
  readonly administratorId: string
  readonly id: string
  readonly name: string
  readonly action: 'passkey_add' | 'passkey_remove'
}

const messageOf = { passkey_add: 'desk_passkey_added', passkey_remove: 'desk_passkey_removed' } as const

/** A letter to the administrator, and a line of the log, last in its transaction. */
async function notify(deps: Deps, tx: Tx, { administratorId, id, name, action }: Changed): Promise<void> {
  await writeToAdministrator(deps, tx, administratorId, { kind: messageOf[action], fields: { name } })
  const subject = `administrator:${administratorId}`
  await audit(deps, tx, { administratorId, action, subject, details: { passkey: id } })
}
