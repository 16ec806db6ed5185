import type { KeptKind } from '../../../../contract/account/identity.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import type { CheckRow, PictureRow } from './check-row.ts'

type Of = Pick<CheckRow, 'member_id' | 'id'>

const contextOf = ({ member_id, id }: Of, what: KeptKind | 'appeal') => `identity:${member_id}:${id}:${what}`

/** Bound to the member, the check and the kind: copied to another row it does not open. */
export function sealPicture(secrets: Secrets, of: Of, kind: KeptKind, file: Buffer): Buffer {
  return secrets.encrypt(file.toString('base64'), contextOf(of, kind))
}

/** Base64. */
export function openPicture(secrets: Secrets, { member_id, check_id: id, kind, sealed }: PictureRow): string {
  return secrets.decrypt(sealed, contextOf({ member_id, id }, kind))
}

export function sealAppeal(secrets: Secrets, of: Of, text: string): Buffer {
  return secrets.encrypt(text, contextOf(of, 'appeal'))
}

export function openAppeal(secrets: Secrets, row: CheckRow): string | null {
  return row.appeal === null ? null : secrets.decrypt(row.appeal, contextOf(row, 'appeal'))
}
