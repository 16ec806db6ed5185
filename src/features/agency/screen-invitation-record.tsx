import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { InvitedMember } from '../../../contract/agency/agency.ts'
import { Freshness } from '../../common/freshness.tsx'
import { KeptAnswer } from '../../common/kept-answer.tsx'
import { useAnswer } from '../../common/use-answer.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { usersIcon } from '../../ui/icons/account-icons.ts'
import { List } from '../../ui/lists/list.tsx'
import { ListRow } from '../../ui/lists/list-row.tsx'
import { Badge } from '../../ui/states/badge.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Money } from '../../ui/text/money.tsx'
import { AgencyPage } from './agency-page.tsx'
import { keptInvited } from './kept-invited.ts'

/** `/agency-center/invitation-record` */
export function ScreenInvitationRecord() {
  const { t } = useLingui()
  return (
    <AgencyPage
      title={t`Invitation record`}
      path="/agency-center/invitation-record"
      why={t`Log in to see whom you invited`}
    >
      {memberId => <Invited memberId={memberId} />}
    </AgencyPage>
  )
}

function Invited({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const [part, setPart] = useState('')
  const kept = useAnswer('agency-invited', { memberId, part })
  return (
    <div className="grid gap-4 *:min-w-0">
      <Segmented
        label={t`How far below`}
        value={part}
        onChange={setPart}
        options={[
          { value: '', label: t`All` },
          { value: '1', label: t`Direct` },
          { value: '2', label: t`2nd` },
          { value: '3', label: t`3rd` },
        ]}
      />
      <Freshness at={kept.at} />
      <KeptAnswer
        kept={kept}
        missing={{ title: t`The record could not be loaded` }}
        place={<Skeleton className="h-64 rounded-wide" />}
      >
        {rows => <InvitedList rows={rows} />}
      </KeptAnswer>
    </div>
  )
}

function InvitedList({ rows }: { rows: readonly InvitedMember[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={usersIcon}
        title={t`Nobody yet`}
        text={t`Friends who register with your link or code will stand here.`}
      />
    )
  }
  return (
    <>
      <List label={t`Invited`}>
        {rows.map(({ id, name, depth, joined_at, barred_reason, commission }) => (
          <ListRow
            key={id}
            icon={usersIcon}
            title={name}
            detail={t`Level ${depth}, since ${formatDate(Date.parse(joined_at), 'day', language)}`}
            end={
              barred_reason === null ? (
                <Money amount={commission} />
              ) : (
                <Badge tone="scarlet">{t`Earns nothing`}</Badge>
              )
            }
            endDetail={barred_reason === null ? undefined : t`Same device as yours`}
          />
        ))}
      </List>
      {rows.length >= keptInvited ? (
        <p className="text-faint text-small">{t`The newest ${keptInvited} are shown.`}</p>
      ) : null}
    </>
  )
}
