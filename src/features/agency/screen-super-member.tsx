import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAnswer } from '../../common/use-answer.ts'
import { useRealMember } from '../../common/use-real-member.ts'
import { useWayBack } from '../../common/use-way-back.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { followLink } from '../../ui/lists/follow-link.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { AgentBadge } from './agent-badge.tsx'
import { lastWeekOf } from './is-super-member.ts'
import { TopTiers } from './top-tiers.tsx'
import { WhereAgencyIsOpen } from './where-agency-is-open.tsx'

/** `/super-member`: the agent programme's top tier. */
export function ScreenSuperMember() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const memberId = useRealMember()
  const lead = (to: '/agency-center/invite' | '/agency-center/agency-mechanism') => ({
    href: to,
    onClick: followLink(() => void navigate({ to })),
  })
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Super member`} {...useWayBack('/')} />
      <WhereAgencyIsOpen>
        <section className="night grid justify-items-start gap-4 rounded-wide bg-surface p-6 text-text shadow-high">
          <h2 className="text-hero">{t`The top of the agency`}</h2>
          <p className="text-soft">
            <Trans>
              Super members are agents whose line reaches the highest tier of a table in a week. There is
              nothing to apply for and nothing to buy: the tier is chosen anew each week by what the line did.
            </Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <LinkButton tone="main" {...lead('/agency-center/invite')}>{t`Invite friends`}</LinkButton>
            <LinkButton {...lead('/agency-center/agency-mechanism')}>{t`All tables`}</LinkButton>
          </div>
        </section>
        {memberId === undefined ? <TopTiers last={undefined} /> : <OfAgent memberId={memberId} />}
      </WhereAgencyIsOpen>
    </div>
  )
}

/** What kind of agent they are, and how near the highest tiers their last week was. */
function OfAgent({ memberId }: { memberId: string }) {
  const { answer: agency } = useAnswer('agency', { memberId })
  return (
    <>
      {agency === undefined ? null : (
        <div className="mt-5">
          <AgentBadge agency={agency} />
        </div>
      )}
      <TopTiers last={agency && lastWeekOf(agency)} />
    </>
  )
}
