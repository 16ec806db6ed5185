import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PromotionId } from '../../../contract/promotions/registry.ts'
import { Freshness } from '../../common/freshness.tsx'
import { KeptAnswer } from '../../common/kept-answer.tsx'
import { MemberOnly } from '../../common/member-only.tsx'
import type { Kept } from '../../common/use-answer.ts'
import { useWayBack } from '../../common/use-way-back.ts'
import { giftIcon } from '../../ui/icons/shell-icons.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { NotLicensed, useIsLicensed } from './not-licensed.tsx'

type PromotionPageProps = {
  title: string
  path: string
  /** What a guest signs in for. */
  why: string
  /** Whose page it is: shown only where the licence allows it. */
  promotion?: PromotionId
  /** What everybody may read, a guest too. */
  open?: ReactNode
  children: (memberId: string) => ReactNode
}

/** The frame of a promotion's page: the way back, what is open to everybody, and the member's own part. */
export function PromotionPage({ title, path, why, promotion, open, children }: PromotionPageProps) {
  const isLicensed = useIsLicensed()(promotion)
  return (
    <div className="page column grid gap-5 pb-10">
      <PageHeader title={title} {...useWayBack('/promotion/activity')} />
      {isLicensed ? (
        <>
          <MemberOnly path={path} why={why} realOnly>
            {children}
          </MemberOnly>
          {open}
        </>
      ) : (
        <NotLicensed />
      )}
    </div>
  )
}

/** An answer with its age; its place while it is loaded; why it is not there. */
export function PromotionAnswer<Answer>({
  kept,
  children,
}: {
  kept: Kept<Answer>
  children: (answer: Answer) => ReactNode
}) {
  const { t } = useLingui()
  return (
    <KeptAnswer
      kept={kept}
      missing={{
        title: t`Load Fail`,
        text: t`What you have earned is kept by the house: nothing is lost.`,
      }}
      place={
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="feather h-40" />
          <Skeleton className="h-24 rounded-wide" />
          <Skeleton className="h-14 feather" />
        </div>
      }
    >
      {answer => (
        <>
          {kept.at === undefined ? null : (
            <div className="-mt-2">
              <Freshness
                at={kept.at}
                text={t`This is what your device knows. Rewards are claimed with the network.`}
              />
            </div>
          )}
          {children(answer)}
        </>
      )}
    </KeptAnswer>
  )
}

export function NotOffered() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={giftIcon}
      title={t`This promotion is not offered now.`}
      text={t`What you have earned in it stays yours.`}
    />
  )
}
