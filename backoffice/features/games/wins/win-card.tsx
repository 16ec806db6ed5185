import { useLingui } from '@lingui/react/macro'
import { proposeWinDecision, type WinReview } from '../../../../contract/games/win-reviews.ts'
import { formatDate } from '../../../../src/i18n/format-date.ts'
import { formatMoney } from '../../../../src/i18n/format-money.ts'
import { useLanguage } from '../../../../src/i18n/use-language.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { checkIcon, closeIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { Badge } from '../../../../src/ui/states/badge.tsx'
import { keepAmounts } from '../../../../src/ui/text/keep-amounts.tsx'
import { Fact, Facts } from '../../../parts/fact.tsx'
import { useMay } from '../../../parts/use-may.ts'
import { PlaceLink } from '../../../shell/place-link.tsx'
import { useCapWords, useWinWords, winTones } from './use-win-words.ts'

export type WinDecision = 'release' | 'refuse'
type WinCardProps = { row: WinReview; onAsk: (what: WinDecision) => void }

export function WinCard({ row, onAsk }: WinCardProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const states = useWinWords()
  const caps = useCapWords()
  const moment = (at: string) => formatDate(Date.parse(at), 'moment', language)
  const decidedAt = row.decided_at === null ? '' : moment(row.decided_at)
  return (
    <li className="grid gap-3 rounded-wide bg-surface p-4 shadow-mid wide:p-5">
      <div className="head-row items-start gap-3">
        <div className="min-w-0">
          <p className="figures card-amount font-bold font-display text-title">
            {keepAmounts(formatMoney(row.amount))}
          </p>
          <PlaceLink
            to={{ screen: 'members', search: row.member.id }}
            className="tap break-all font-firm text-sky-text text-small"
          >
            {row.member.name}
          </PlaceLink>
        </div>
        <Badge tone={winTones[row.state]}>{states[row.state]}</Badge>
      </div>
      <p className="text-small text-soft">{caps[row.cap]}</p>
      <Facts>
        <Fact name={t`Stake`}>{row.is_promotional ? t`None: a promotion` : formatMoney(row.stake)}</Fact>
        {row.won_before === 0n ? null : (
          <Fact name={t`The round won besides`}>{formatMoney(row.won_before)}</Fact>
        )}
        <Fact name={t`Game`}>{row.game.name}</Fact>
        <Fact name={t`Provider`}>{row.provider}</Fact>
        <Fact name={t`Since`}>{moment(row.created_at)}</Fact>
        {row.decided_at === null ? null : <Fact name={t`Decided`}>{decidedAt}</Fact>}
      </Facts>
      {row.state === 'waiting' ? <Decide row={row} onAsk={onAsk} /> : null}
    </li>
  )
}

/** What a colleague proposed is decided where every proposal is. */
function Decide({ row, onAsk }: WinCardProps) {
  const { t } = useLingui()
  const may = useMay()
  const proposer = row.proposal?.by
  if (proposer !== undefined) {
    return (
      <p className="text-small">
        {t`${proposer} proposed a decision.`}{' '}
        <PlaceLink to={{ screen: 'approvals', state: 'proposed' }} className="tap font-firm text-sky-text">
          {t`To the approvals`}
        </PlaceLink>
      </p>
    )
  }
  if (!may(proposeWinDecision)) return null
  return (
    <div className="button-row">
      <Button wide icon={closeIcon} onClick={() => onAsk('refuse')}>{t`Refuse`}</Button>
      <Button wide tone="confirm" icon={checkIcon} onClick={() => onAsk('release')}>{t`Release`}</Button>
    </div>
  )
}
