import { useLingui } from '@lingui/react/macro'
import type { SportsSlip } from '../../../../contract/sportsbook/sports.ts'
import { PaidResult } from '../../../common/play/settled-result.tsx'

type SettledSlipsProps = {
  slips: readonly SportsSlip[]
  /** A slip is being sent, or nobody knows yet whether it was taken. */
  isSent: boolean
}

/** How the member's slips stand, in place of a book that cannot show them. */
export function SettledSlips({ slips, isSent }: SettledSlipsProps) {
  const { t } = useLingui()
  const isOpen = slips.some(({ state }) => state === 'open')
  const [last] = slips
    .filter(({ state }) => state !== 'open')
    .toSorted((a, b) => (b.settled_at ?? '').localeCompare(a.settled_at ?? ''))
  return (
    <>
      {isSent ? <p role="status">{t`Your bet is on its way. Its result is in your rounds.`}</p> : null}
      {isOpen ? <p role="status">{t`Your open slips are in play and stay as they are.`}</p> : null}
      {last ? <PaidResult stake={last.stake} payout={last.payout} /> : null}
    </>
  )
}
