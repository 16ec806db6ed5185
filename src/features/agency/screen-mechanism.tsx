import { Trans, useLingui } from '@lingui/react/macro'
import type { AgencyTier } from '../../../contract/agency/agency.ts'
import { KeptAnswer } from '../../common/kept-answer.tsx'
import { useAnswer } from '../../common/use-answer.ts'
import { useWayBack } from '../../common/use-way-back.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { formatPercent } from '../../i18n/format-percent.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { AgencyNav } from './agency-nav.tsx'
import { TiersAge } from './tiers-age.tsx'
import { WhereAgencyIsOpen } from './where-agency-is-open.tsx'

/** `/agency-center/agency-mechanism`: the three tables, fetched together; one that does not come says so in its place. */
export function ScreenMechanism() {
  const { t } = useLingui()
  return (
    <div className="page column pb-8">
      <PageHeader title={t`How agency works`} {...useWayBack('/agency-center/agent')} />
      <WhereAgencyIsOpen>
        <AgencyNav />
        <div className="grid gap-3 text-soft">
          <p>
            <Trans>
              Each week is settled on Monday. Your line's own totals choose the tier of each table; the
              percent falls with the distance. The three together are at most 30% of what the house won of
              your line, promotions taken off, and a week of losses is carried on.
            </Trans>
          </p>
          <p>
            <Trans>
              Nor do they pass 15%, 8% and 5%, by distance, of what your line's bets cost on average. Bets
              that counted for another reward do not count here.
            </Trans>
          </p>
        </div>
        <TiersAge />
        <TierTable kind="agency-recharge" title={t`Deposits less withdrawals`} />
        <TierTable kind="agency-betting" title={t`Weighted stakes`} />
        <TierTable kind="agency-settlement" title={t`What the house won`} />
      </WhereAgencyIsOpen>
    </div>
  )
}

type TierTableProps = { kind: 'agency-recharge' | 'agency-betting' | 'agency-settlement'; title: string }

function TierTable({ kind, title }: TierTableProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const percent = (text: string) => formatPercent(Number(text), language)
  return (
    <Section title={title}>
      <KeptAnswer
        kept={useAnswer(kind)}
        missing={{ title: t`The table could not be loaded` }}
        place={<Skeleton className="h-48 rounded-wide" />}
      >
        {tiers => (
          <DataTable<AgencyTier>
            caption={title}
            rows={tiers}
            keyOf={tier => String(tier.from_amount)}
            columns={[
              { id: 'from', title: t`From, a week`, cell: tier => formatMoney(tier.from_amount) },
              { id: 'direct', title: t`Direct`, cell: tier => percent(tier.direct_percent), align: 'end' },
              { id: 'second', title: t`2nd`, cell: tier => percent(tier.second_percent), align: 'end' },
              { id: 'third', title: t`3rd`, cell: tier => percent(tier.third_percent), align: 'end' },
            ]}
          />
        )}
      </KeptAnswer>
    </Section>
  )
}
