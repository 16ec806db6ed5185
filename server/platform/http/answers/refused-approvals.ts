import type { Endpoint } from '../../../../contract/endpoint.ts'
import type { RefusalWord } from '../../../../contract/refusals.ts'
import type { SecurityEvents } from '../../audit/security-events.ts'
import type { Caller } from '../requests/caller.ts'
import { Refused } from './refuse.ts'

/** How the back office says that one person does not do this alone. */
const approvalRefusals: ReadonlySet<RefusalWord> = new Set([
  'second_person_needed',
  'second_device_needed',
  'approver_on_probation',
  'own_account',
])

interface Asked {
  readonly endpoint: Endpoint
  readonly caller: Caller
  readonly outcome: unknown
  readonly ip: string
}

/** Reports an administrator who tried what needs another person. */
export function reportRefusedApproval(
  report: SecurityEvents['report'],
  { endpoint, caller, outcome, ip }: Asked,
): void {
  if (caller.kind !== 'administrator' || !(outcome instanceof Refused)) return
  if (!approvalRefusals.has(outcome.word)) return
  report({
    kind: 'approval_refused',
    actor: 'administrator',
    subject: caller.administratorId,
    reason: outcome.word,
    resource: endpoint.path,
    ip,
  })
}
