import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import type { AgencyStanding } from '../../../contract/agency.ts'
import { useApp } from '../../app-context.ts'
import { readAnswer } from '../../db/read-answer.ts'
import { Badge } from '../../ui/badge.tsx'
import { usersIcon } from '../../ui/icons/account-icons.ts'
import { useRefresh } from '../../use-refresh.ts'
import { isSuperMember } from './is-super-member.ts'

/** What kind of agent they are by their last week; nothing is said while the tables that decide it are not on the device. */
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
  if (tables === undefined) return <span />
  if (isSuperMember(agency, tables)) return <Badge tone="sun" icon={usersIcon}>{t`Super member`}</Badge>
  const isDecided = Object.values(tables).every(table => table !== undefined)
  return isDecided ? <Badge tone="sky" icon={usersIcon}>{t`Ordinary agent`}</Badge> : <span />
}
