import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import type { AgencyStanding } from '../../../contract/agency.ts'
import { useApp } from '../../app-context.ts'
import { readAnswer } from '../../db/read-answer.ts'
import { Badge } from '../../ui/badge.tsx'
import { usersIcon } from '../../ui/icons/account-icons.ts'
import { useRefresh } from '../../use-refresh.ts'
import { isSuperMember, type WeekTables } from './is-super-member.ts'

const unknown: WeekTables = {}

/** What kind of agent they are by their last week; ordinary while the tables are not on the device. */
export function AgentBadge({ agency }: { agency: AgencyStanding }) {
  const { t } = useLingui()
  const { db } = useApp()
  useRefresh('agency-recharge')
  useRefresh('agency-betting')
  useRefresh('agency-settlement')
  const tables = useLiveQuery(
    async () => ({
      recharge: await readAnswer(db, 'agency-recharge', {}),
      betting: await readAnswer(db, 'agency-betting', {}),
      revenue: await readAnswer(db, 'agency-settlement', {}),
    }),
    [db],
  )
  return isSuperMember(agency, tables ?? unknown) ? (
    <Badge tone="sun" icon={usersIcon}>{t`Super member`}</Badge>
  ) : (
    <Badge tone="sky" icon={usersIcon}>{t`Ordinary agent`}</Badge>
  )
}
