import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { Activities, Offer } from '../../../contract/promotions/promotions.ts'
import { isSettled, type Kept, useAnswer } from '../../common/use-answer.ts'
import { useWayBack } from '../../common/use-way-back.ts'
import { readMemberId, session } from '../../state/member/session.ts'
import { historyIcon } from '../../ui/icons/money-icons.ts'
import { umbrellaIcon } from '../../ui/icons/promotion-icons.ts'
import { List } from '../../ui/lists/list.tsx'
import { ListRow } from '../../ui/lists/list-row.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { OfferCard } from './offer-card.tsx'
import { PromotionAnswer } from './promotion-page.tsx'
import { SevenDays } from './seven-days/seven-days.tsx'
import { usePromotionList } from './use-promotion-list.ts'

/** `/promotion/activity`: the activity centre. */
export function ScreenActivity() {
  const { t } = useLingui()
  const { now } = useSnapshot(session)
  const memberId = readMemberId(now)
  return (
    <div className="page pb-10">
      <PageHeader title={t`Promotions`} {...useWayBack('/')} />
      <div className="grid gap-4">
        {memberId === undefined ? <OfEverybody /> : <OfMember memberId={memberId} />}
      </div>
    </div>
  )
}

function OfEverybody() {
  return <Offers kept={useAnswer('activities')} offers={[]} first={null} />
}

function OfMember({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const kept = useAnswer('activities')
  const offers = useAnswer('offers', { memberId })
  return (
    <>
      <Offers kept={kept} offers={offers.answer ?? []} first={<SevenDays memberId={memberId} />} />
      {isSettled(kept) ? (
        <Section title={t`Yours`}>
          <List label={t`Yours`}>
            <ListRow
              icon={historyIcon}
              title={t`Rewards received`}
              detail={t`Every reward you were paid, by day.`}
              href="/promotion/history"
              onFollow={() => void navigate({ to: '/promotion/history' })}
            />
            <ListRow
              icon={umbrellaIcon}
              title={t`Cashback history`}
              detail={t`Cashback paid on losses, by day.`}
              href="/promotion/cover"
              onFollow={() => void navigate({ to: '/promotion/cover' })}
            />
          </List>
        </Section>
      ) : null}
    </>
  )
}

type OffersProps = {
  kept: Kept<Activities>
  offers: readonly Offer[]
  /** Stands above the cards and below the age of them all. */
  first: ReactNode
}

function Offers({ kept, offers, first }: OffersProps) {
  const listed = usePromotionList(kept.answer).filter(({ isPanel }) => !isPanel)
  const ready = (id: string) => offers.find(offer => offer.promotion === id)?.eligible === true
  const inOrder = listed.toSorted((one, other) => Number(ready(other.id)) - Number(ready(one.id)))
  return (
    <PromotionAnswer kept={kept}>
      {() => (
        <>
          {first}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-3">
            {inOrder.map(one => (
              <li key={one.id}>
                <OfferCard listed={one} offer={offers.find(offer => offer.promotion === one.id)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </PromotionAnswer>
  )
}
