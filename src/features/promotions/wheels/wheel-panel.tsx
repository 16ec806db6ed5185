import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import type { ReplyOf } from '../../../../contract/endpoint.ts'
import type { claimDailyWheel } from '../../../../contract/promotions/daily-wheel.ts'
import type { ShownPrize } from '../../../../contract/promotions/wheel.ts'
import { useApp } from '../../../app/app-context.ts'
import type { WheelAnswer } from '../../../db/answer-rows.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { beginSeeds } from '../../../seeds/begin-seeds.ts'
import { brokenWords } from '../../../seeds/broken-words.ts'
import { wheelIcon } from '../../../ui/icons/promotion-icons.ts'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { ClaimButton } from '../claim-button.tsx'
import { OfferSteps } from '../offer-steps.tsx'
import { OfferTimes } from '../offer-times.tsx'
import type { useClaim } from '../use-claim.ts'
import { useReasonWords } from '../use-offer-words.ts'
import { PrizeOdds } from './prize-odds.tsx'
import { PrizeWheel } from './prize-wheel.tsx'
import { WheelProof } from './wheel-proof.tsx'

type Spun = ReplyOf<typeof claimDailyWheel>
type WheelPanelProps = {
  memberId: string
  state: WheelAnswer
  tool: ReturnType<typeof useClaim<typeof claimDailyWheel.body, typeof claimDailyWheel.reply>>
}

/** A wheel with its spins: the outcome is drawn and kept by the operator, the wheel turns to it. */
export function WheelPanel({ memberId, state, tool }: WheelPanelProps) {
  const { i18n, t } = useLingui()
  const app = useApp()
  const reasonWords = useReasonWords()
  const [spun, setSpun] = useState<Spun>()
  const [isTurning, setIsTurning] = useState(false)
  const [isBroken, setIsBroken] = useState(false)
  const [shown, setShown] = useState(state)
  // What the wheel shows changes when it has come to rest, not while it turns.
  if (!isTurning && !tool.isClaiming && shown !== state) setShown(state)
  const rest = useCallback(() => setIsTurning(false), [])
  const spin = async () => {
    setIsTurning(true)
    // A spin that is refused or lost says nothing of the one before.
    setSpun(undefined)
    const { seed_hash: seedHash, client_seed } = shown.fairness
    const first = { memberId, mode: 'real', seedHash } as const
    const begun = client_seed === null ? await beginSeeds(app, first) : undefined
    setIsBroken(begun?.status === 'broken')
    if (begun?.status === 'broken') return setIsTurning(false)
    const outcome = await tool.claim({})
    if (outcome.kind === 'done') setSpun(outcome.reply)
    else setIsTurning(false)
  }
  const { remainingspins, offer } = shown
  const isBusy = tool.isClaiming || isTurning
  const prize = spun?.data.find(one => one.id === spun.reward)
  return (
    <>
      {/* Turned by an eighth the wheel's square is wider than a phone. */}
      <section className="feather grid gap-5 overflow-x-clip bg-surface p-5 shadow-high">
        <PrizeWheel
          prizes={spun?.data ?? shown.data}
          drawn={spun?.reward ? { prize: spun.reward, spin: spun.spin.id } : undefined}
          isAsking={tool.isClaiming}
          onRest={rest}
        />
        <Result prize={isBusy ? undefined : prize} />
        <p className="text-center text-small text-soft">{t`Spins left: ${remainingspins}`}</p>
        <ClaimButton
          tool={{
            ...tool,
            isClaiming: isBusy,
            failure: isBroken ? i18n._(brokenWords) : tool.failure,
          }}
          can={remainingspins > 0}
          icon={wheelIcon}
          onClaim={() => void spin()}
        >
          {offer.reason === null ? t`Spin` : reasonWords(offer.reason)}
        </ClaimButton>
        {offer.eligible ? null : <OfferSteps steps={offer.steps} />}
        <OfferTimes offer={offer} />
      </section>
      <PrizeOdds prizes={shown.data} />
      <WheelProof fairness={shown.fairness} />
    </>
  )
}

/** Said aloud when the wheel has come to rest, not before. */
function Result({ prize }: { prize: ShownPrize | undefined }) {
  const { t } = useLingui()
  const amount = formatMoney(prize?.amount ?? 0n)
  const words = prize === undefined ? '' : prize.amount > 0n ? t`You won ${amount}` : t`No prize this time`
  return (
    <p role="status" className="min-h-8 text-center font-display font-loud text-title">
      {keepAmounts(words)}
    </p>
  )
}
