import { useLingui } from '@lingui/react/macro'
import type { RoundRow } from '../../../db/personal-rows.ts'
import type { GameRow } from '../../../db/public-rows.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { diceIcon } from '../../../ui/icons/game-icons.ts'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { Money } from '../../../ui/text/money.tsx'
import { useRoundStateWords } from './use-round-words.ts'

type RoundRecordRowProps = { round: RoundRow; game: GameRow | undefined; onOpen: () => void }

export function RoundRecordRow({ round, game, onOpen }: RoundRecordRowProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const state = useRoundStateWords()
  const time = formatDate(Date.parse(round.started_at), 'time', language)
  const stake = formatMoney(round.stake)
  return (
    <ListRow
      icon={diceIcon}
      title={game?.name ?? round.game_id}
      detail={
        <span className="figures">
          {time} · <span className="whitespace-nowrap">{keepAmounts(t`stake ${stake}`)}</span>
        </span>
      }
      end={round.state === 'open' ? undefined : <Money amount={round.payout - round.stake} kind="change" />}
      endDetail={round.state === 'settled' ? undefined : state(round.state)}
      onPress={onOpen}
    />
  )
}
