import { useLingui } from '@lingui/react/macro'
import type { Round } from '../../../../contract/lobby/games.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { List } from '../../../ui/lists/list.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Money } from '../../../ui/text/money.tsx'

/** Rounds of one game: when, the stake, and what became of it. */
export function RoundRows({ rounds }: { rounds: readonly Round[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  if (rounds.length === 0) return <p className="py-4 text-center text-soft">{t`No rounds yet.`}</p>
  return (
    <List label={t`Your rounds`}>
      {rounds.map(({ id, started_at, stake, payout }) => (
        <ListRow
          key={id}
          title={formatDate(Date.parse(started_at), 'moment', language)}
          detail={t`Stake ${formatMoney(stake)}`}
          end={<Money amount={payout - stake} kind="change" />}
          endDetail={t`paid ${formatMoney(payout)}`}
        />
      ))}
    </List>
  )
}
