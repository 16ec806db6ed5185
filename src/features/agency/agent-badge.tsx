import { useLingui } from '@lingui/react/macro'
import type { AgencyStanding } from '../../../contract/agency/agency.ts'
import { useAnswer } from '../../common/use-answer.ts'
import { usersIcon } from '../../ui/icons/account-icons.ts'
import { Badge } from '../../ui/states/badge.tsx'
import { isSuperMember } from './is-super-member.ts'

/** What kind of agent they are by their last week; nothing is said while the tables that decide it are not on the device. */
export function AgentBadge({ agency }: { agency: AgencyStanding }) {
  const { t } = useLingui()
  const tables = {
    recharge: useAnswer('agency-recharge').answer,
    betting: useAnswer('agency-betting').answer,
    revenue: useAnswer('agency-settlement').answer,
  }
  if (isSuperMember(agency, tables)) return <Badge tone="sun" icon={usersIcon}>{t`Super member`}</Badge>
  const isDecided = Object.values(tables).every(table => table !== undefined)
  return isDecided ? <Badge tone="sky" icon={usersIcon}>{t`Ordinary agent`}</Badge> : <span />
}
