import type { Endpoint } from '../../../../contract/endpoint.ts'
import type { AdministratorCaller } from '../requests/caller.ts'
import { type Refused, refuse } from './refuse.ts'

interface Circumstances {
  readonly now: Date
  /** Money moves by hand only while two owners are active. */
  readonly wantsTwoOwners: boolean
}

/** What the administrator's own access, or the lack of a second owner, keeps them from. */
export function refuseStanding(
  { approves, movesMoney }: Pick<Endpoint, 'approves' | 'movesMoney'>,
  caller: AdministratorCaller,
  { now, wantsTwoOwners }: Circumstances,
): Refused | undefined {
  if (movesMoney && wantsTwoOwners && caller.owners < 2) return refuse('two_owners_required')
  return approves ? refuseProbation(caller, now) : undefined
}

/** Nobody whose access is new approves anything. */
export function refuseProbation(
  { probationUntil }: Pick<AdministratorCaller, 'probationUntil'>,
  now: Date,
): Refused | undefined {
  if (probationUntil === null || now >= probationUntil) return undefined
  return refuse('approver_on_probation', { details: { until: probationUntil.toISOString() } })
}
