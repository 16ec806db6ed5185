import { useLingui } from '@lingui/react/macro'
import { formatDate } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { shieldIcon } from '../icons/account-icons.ts'
import { bankIcon, depositIcon, withdrawIcon } from '../icons/money-icons.ts'
import { DataTable } from '../lists/data-table.tsx'
import { List } from '../lists/list.tsx'
import { ListRow } from '../lists/list-row.tsx'
import { Section } from '../section.tsx'
import { Badge } from '../states/badge.tsx'
import { Money } from '../text/money.tsx'
import { sampleMoment } from './sample-moment.ts'

export function GalleryLists() {
  const { t } = useLingui()
  const language = useLanguage()
  const rows = [
    { id: 'RC-1', game: t`Fortune of the forest`, stake: 200n, result: 1250n },
    { id: 'RC-2', game: t`Mines`, stake: 500n, result: -500n },
    { id: 'RC-3', game: t`European roulette`, stake: 1000n, result: 0n },
  ]
  return (
    <Section title={t`Lists and tables`}>
      <List label={t`Movements`}>
        <ListRow
          icon={depositIcon}
          title={t`Deposit`}
          detail={formatDate(sampleMoment, 'moment', language)}
          end={<Money amount={10_000n} kind="change" />}
          endDetail={<Badge tone="leaf">{t`Paid`}</Badge>}
          href="#rc-1"
        />
        <ListRow
          icon={withdrawIcon}
          title={t`Withdrawal`}
          detail={formatDate(sampleMoment - 100_000_000, 'moment', language)}
          end={<Money amount={-25_000n} kind="change" />}
          endDetail={<Badge tone="sun">{t`Being checked`}</Badge>}
        />
        <ListRow icon={bankIcon} title={t`Bank account`} detail="001 · •••• 1234" onPress={() => undefined} />
        <ListRow icon={shieldIcon} title={t`Account security`} href="#security" />
      </List>
      <DataTable
        caption={t`Game rounds`}
        rows={rows}
        keyOf={row => row.id}
        columns={[
          { id: 'game', title: t`Game`, cell: row => row.game },
          {
            id: 'stake',
            title: t`Stake`,
            align: 'end',
            cell: row => <Money amount={row.stake} size="small" />,
          },
          {
            id: 'result',
            title: t`Net result`,
            align: 'end',
            cell: row => <Money amount={row.result} kind="change" size="small" />,
          },
        ]}
      />
    </Section>
  )
}
