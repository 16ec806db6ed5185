import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { isSettled, useAnswer } from '../../common/use-answer.ts'
import { useWayBack } from '../../common/use-way-back.ts'
import { giftIcon } from '../../ui/icons/shell-icons.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { followLink } from '../../ui/lists/follow-link.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { PromotionHero } from './promotion-card.tsx'
import { PromotionAnswer } from './promotion-page.tsx'
import { usePromotionList } from './use-promotion-list.ts'

/** `/promocao`: what the operator offers, for everybody. */
export function ScreenOffers() {
  const { t } = useLingui()
  const router = useRouter()
  const kept = useAnswer('activities')
  const listed = usePromotionList(kept.answer)
  const go = (path: string) => followLink(() => void router.navigate({ href: path }))
  return (
    <div className="page grid gap-5 pb-10">
      <PageHeader title={t`Offers`} {...useWayBack('/')} />
      <PromotionAnswer kept={kept}>
        {() => (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-4">
            {listed.map(one => (
              <li key={one.id} className="grid">
                <PromotionHero icon={one.icon} tone={one.tone} figure={one.title} text={one.text}>
                  <LinkButton wide href={one.path} onClick={go(one.path)}>
                    {t`Rules and your progress`}
                  </LinkButton>
                </PromotionHero>
              </li>
            ))}
          </ul>
        )}
      </PromotionAnswer>
      {isSettled(kept) ? (
        <LinkButton
          tone="main"
          size="large"
          wide
          icon={giftIcon}
          href="/promotion/activity"
          onClick={go('/promotion/activity')}
        >
          {t`To the activity centre`}
        </LinkButton>
      ) : null}
    </div>
  )
}
