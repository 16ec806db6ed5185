import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReviewItem } from '../../../../../contract/operations/backoffice.ts'
import { formatMoney } from '../../../../../src/i18n/format-money.ts'
import { Badge } from '../../../../../src/ui/states/badge.tsx'
import { keepAmounts } from '../../../../../src/ui/text/keep-amounts.tsx'
import { Money } from '../../../../../src/ui/text/money.tsx'
import { useNow } from '../../../../../src/ui/use-now.ts'
import { useBackOffice } from '../../../../state/back-office.ts'
import { CaseColumns } from '../../case-columns.tsx'
import { ApproveDialog } from '../approve-dialog.tsx'
import type { Asking } from '../asking.ts'
import { RejectDialog } from '../reject-dialog.tsx'
import { stateTones, useStateWords } from '../state-words.ts'
import { StoppedDialog } from '../stopped-dialog.tsx'
import { useClaim } from '../use-claim.ts'
import type { Decided } from '../use-decision.ts'
import { useReportDecided } from '../use-report-decided.ts'
import { CaseContext } from './case-context.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { DueBadge } from './due-badge.tsx'
import { MemberFacts } from './member-facts.tsx'
import { RiskList } from './risk-list.tsx'
import { WithdrawalTimeline } from './withdrawal-timeline.tsx'

type WithdrawalDetailProps = {
  item: ReviewItem
  onRefresh: () => Promise<void>
  /** Opens the one that waits longest of the others. */
  onNext: (() => void) | undefined
}

export function WithdrawalDetail({ item, onRefresh, onNext }: WithdrawalDetailProps) {
  const [asking, setAsking] = useState<Asking>()
  const reportDecided = useReportDecided()
  const close = () => setAsking(undefined)
  const onDecided = (decided: Decided) => {
    close()
    reportDecided(decided, item)
    void onRefresh()
  }
  const isOpenCase = item.state === 'pending' || item.payout_state === 'stopped'
  const claimedBy = useClaim(item)
  return (
    <article className="rounded-wide bg-surface shadow-mid">
      <div className="grid gap-6 p-5 rail:p-7">
        <Head item={item} />
        {isOpenCase ? <RiskList risks={item.risks} /> : null}
        <CaseColumns
          memberId={item.member.id}
          member={
            <>
              <MemberFacts item={item} />
              <CaseContext id={item.id} />
            </>
          }
          course={<WithdrawalTimeline item={item} />}
        />
      </div>
      <DecisionBar item={item} claimedBy={claimedBy} onAsk={setAsking} onNext={onNext} />
      {asking === 'approve' ? <ApproveDialog item={item} onClose={close} onDecided={onDecided} /> : null}
      {asking === 'let-go' || asking === 'cancel' ? (
        <StoppedDialog
          item={item}
          what={asking}
          onClose={close}
          onDone={() => {
            close()
            void onRefresh()
          }}
        />
      ) : null}
      {asking === 'reject' ? <RejectDialog item={item} onClose={close} onDecided={onDecided} /> : null}
    </article>
  )
}

function Head({ item }: { item: ReviewItem }) {
  const { t } = useLingui()
  const words = useStateWords()
  const now = useNow(20_000, useBackOffice().now)
  const fee = formatMoney(item.fee)
  const paid = formatMoney(item.actual_money)
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={stateTones[item.state]}>{words[item.state]}</Badge>
        <DueBadge item={item} now={now} />
        <span className="figures hidden text-faint text-small rail:inline">{item.order_no}</span>
      </div>
      <h2 className="break-all text-title">{item.member.name}</h2>
      <Money amount={item.money} size="hero" />
      <p className="figures text-small text-soft">
        <span>{keepAmounts(item.fee === 0n ? t`No fee` : t`Fee ${fee} · receives ${paid}`)}</span>
        <span>{` · ${item.account_label}`}</span>
      </p>
    </header>
  )
}
