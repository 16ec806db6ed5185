import * as z from 'zod/mini'
import { newPasskey, passkeyAddOffer } from '../auth/passkeys.ts'
import { defineEndpoint } from '../endpoint.ts'
import { instant, line, uuid } from '../fields.ts'
import { administratorPassword } from './administrator-password.ts'
import { administratorRoles } from './administrator-role.ts'

const administratorPasskey = z.object({
  id: uuid,
  name: z.string(),
  is_synced: z.boolean(),
  /** It looks copied: it signs in no more. */
  is_suspended: z.boolean(),
  created_at: instant,
  used_at: z.nullable(instant),
})

/** How the caller signs in. */
export const administratorSecurity = defineEndpoint('POST /api/admin/security', {
  access: 'administrator',
  roles: administratorRoles,
  offline: 'refuse',
  reply: z.object({ data: z.object({ passkeys: z.array(administratorPasskey) }) }),
})

/** A challenge for a new passkey of the caller's. Refusals: limit_reached. */
export const administratorPasskeyOffer = defineEndpoint('POST /api/admin/security/passkeys/options', {
  access: 'administrator',
  roles: administratorRoles,
  freshProof: true,
  offline: 'refuse',
  reply: z.object({ data: passkeyAddOffer }),
})

/** Refusals: passkey_refused, passkey_known. */
export const addAdministratorPasskey = defineEndpoint('POST /api/admin/security/passkeys/add', {
  access: 'administrator',
  roles: administratorRoles,
  freshProof: true,
  offline: 'refuse',
  idempotency: 'key',
  answerAbout: 'nobody',
  body: z.strictObject({ name: line(1, 40), passkey: newPasskey }),
  reply: z.object({ data: z.object({ id: z.string() }) }),
})

export const renameAdministratorPasskey = defineEndpoint('POST /api/admin/security/passkeys/rename', {
  access: 'administrator',
  roles: administratorRoles,
  freshProof: true,
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ id: uuid, name: line(1, 40) }),
  reply: z.object({}),
})

/** Password and authenticator stay: no call takes the last way in away. */
export const removeAdministratorPasskey = defineEndpoint('POST /api/admin/security/passkeys/remove', {
  access: 'administrator',
  roles: administratorRoles,
  freshProof: true,
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ id: uuid }),
  reply: z.object({}),
})

/**
 * A new password in place of the caller's; their other sessions end.
 * Refusals: password_own_words, password_common, fields password_same and administrator_password_too_short.
 */
export const changeAdministratorPassword = defineEndpoint('POST /api/admin/security/password', {
  access: 'administrator',
  roles: administratorRoles,
  freshProof: true,
  withWeakPassword: true,
  offline: 'refuse',
  idempotency: 'key',
  body: z.strictObject({ password: administratorPassword }),
  reply: z.object({}),
})
