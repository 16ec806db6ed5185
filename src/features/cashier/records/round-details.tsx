import { useLingui } from '@lingui/react/macro'
import type { RoundRow } from '../../../db/personal-rows.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Button } from '../../../ui/button.tsx'
import { shieldCheckIcon } from '../../../ui/icons/account-icons.ts'
import { Fact } from '../../../ui/text/fact.tsx'
import { Money } from '../../../ui/text/money.tsx'
import { useRoundStateWords } from './use-round-words.ts'

type RoundDetailsProps = { round: RoundRow; onProve: () => void }

export function RoundDetails({ round, onProve }: RoundDetailsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const state = useRoundStateWords()
  const when = (at: string) => (
    <span className="figures">{formatDate(Date.parse(at), 'moment', language)}</span>
  )
  return (
    <div className="grid gap-5">
      <dl>
        <Fact label={t`Stake`}>
          <Money amount={round.stake} size="small" />
        </Fact>
        <Fact label={t`Paid back`}>
          <Money amount={round.payout} size="small" />
        </Fact>
        {round.state === 'open' ? null : (
          <Fact label={t`Result`}>
            <Money amount={round.payout - round.stake} kind="change" size="small" />
          </Fact>
        )}
        <Fact label={t`State`}>{state(round.state)}</Fact>
        <Fact label={t`Money`}>{round.mode === 'real' ? t`Real money` : t`Demo`}</Fact>
        <Fact label={t`Begun`}>{when(round.started_at)}</Fact>
        {round.settled_at === null ? null : <Fact label={t`End of the round`}>{when(round.settled_at)}</Fact>}
        <Fact label={t`Number of the round`} isLong>
          <span className="select-all break-all text-tiny">{round.id}</span>
        </Fact>
      </dl>
      {round.state === 'open' ? (
        <p className="text-small text-soft">{t`A round can be checked once it is over.`}</p>
      ) : (
        <Button wide icon={shieldCheckIcon} onClick={onProve}>{t`Check that it was fair`}</Button>
      )}
    </div>
  )
}
