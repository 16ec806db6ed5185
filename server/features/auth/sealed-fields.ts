import type { Secrets } from '../../platform/secrets/secrets.ts'

type SealedColumn = 'realname' | 'cpf' | 'phone' | 'email' | 'register_ip' | 'gender' | 'address'

/** Bound to the member and the column: a value copied to another row does not open. */
export function sealField(secrets: Secrets, memberId: string, column: SealedColumn, text: string): Buffer {
  return secrets.encrypt(text, `member:${memberId}:${column}`)
}

export function openField(
  secrets: Secrets,
  memberId: string,
  column: SealedColumn,
  sealed: Buffer | null,
): string | null {
  return sealed === null ? null : secrets.decrypt(sealed, `member:${memberId}:${column}`)
}
