import type { AdminMessageKind } from '../../../../locales/admin-messages.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { writeMessage } from '../../../platform/mail/service.ts'
import { readAdministrator } from './store.ts'

/** Where somebody enrols. The token stands behind the `#`: no server on the way sees it. */
export function enrolmentUrl({ config }: Pick<Deps, 'config'>, token: string): string {
  return `${config.backoffice.url}/backoffice/enrol#${token}`
}

/** Writes an e-mail to an administrator, in the language they read last at the desk; one who was shut out gets none. */
export async function writeToAdministrator(
  deps: Pick<Deps, 'ids' | 'clock' | 'secrets'>,
  tx: Tx,
  administratorId: string,
  message: { readonly kind: AdminMessageKind; readonly fields: Readonly<Record<string, string>> },
): Promise<void> {
  const person = await readAdministrator(tx, administratorId)
  if (person === undefined) return
  const { email: to, language } = person
  await writeMessage(deps, tx, { memberId: null, channel: 'email', to, language, ...message })
}
