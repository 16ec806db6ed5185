import type * as z from 'zod/mini'
import type { exportAudit } from '../../../../contract/operations/administrators.ts'
import { asIdentifier } from '../../../../contract/text-kinds.ts'
import { dayEnd, dayStart } from '../../../parts/time/day-start.ts'

/** As it stands in the fields; empty is everything. */
export interface AuditFilter {
  readonly action?: string
  readonly administrator?: string
  readonly subject?: string
  readonly from?: string
  readonly to?: string
}

export function toAuditBody(filter: AuditFilter): z.input<typeof exportAudit.body> {
  const { action, administrator, subject } = filter
  const from = filter.from ? dayStart(filter.from) : undefined
  const to = filter.to ? dayEnd(filter.to) : undefined
  return {
    ...(action && { action }),
    ...(administrator && { administrator }),
    ...(subject && asIdentifier(subject) !== '' && { subject: asIdentifier(subject) }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}
