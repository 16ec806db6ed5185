import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { formatMoney } from '../../i18n/format-money.ts'
import { useOutcomeWords } from './outcome-words.ts'
import type { Table } from './use-table.ts'

/** How the last round stands, in place of a game that cannot show it: nothing waits for that any longer. */
export function SettledResult({ table: { phase, round, shown } }: { table: Table }) {
  const { t } = useLingui()
  useEffect(() => {
    if (phase === 'showing') shown()
  }, [phase, shown])
  if (phase === 'sending' || phase === 'unknown') {
    return <p role="status">{t`Your bet is on its way. Its result is in your rounds.`}</p>
  }
  if (round?.state === 'open') {
    return <p role="status">{t`Your round is open and stays as it is.`}</p>
  }
  return round ? <PaidResult stake={round.stake} payout={round.payout} /> : null
}

/** What a settled bet, or several of one round, came to. */
export function PaidResult({ stake, payout }: { stake: bigint; payout: bigint }) {
  const { t } = useLingui()
  const wordsOf = useOutcomeWords()
  return (
    <p role="status" translate="no">
      <span className="figures block font-bold font-display text-lead">
        {wordsOf({ stake, payout }).text}
      </span>
      <span className="figures block text-small text-soft">{t`Stake ${formatMoney(stake)}`}</span>
    </p>
  )
}
