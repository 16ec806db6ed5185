import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { followLink } from '../../ui/follow-link.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useWayBack } from '../../use-way-back.ts'
import { TopTiers } from './top-tiers.tsx'
import { WhereAgencyIsOpen } from './where-agency-is-open.tsx'

/** `/super-member`: the agent programme's top tier. */
export function ScreenSuperMember() {
  const { t } = useLingui()
  const navigate = useNavigate()
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
        <TopTiers />
      </WhereAgencyIsOpen>
    </div>
  )
}
