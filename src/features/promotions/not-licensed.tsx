import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import type { PromotionId } from '../../../contract/promotions/registry.ts'
import { isOffered, siteConfig } from '../../state/site-config.ts'
import { giftIcon } from '../../ui/icons/shell-icons.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'

/** Whether the licence allows that promotion at all; pages that are no promotion's are always there. */
export function useIsLicensed(): (promotion: PromotionId | undefined) => boolean {
  const { now } = useSnapshot(siteConfig)
  return promotion => promotion === undefined || isOffered(now, promotion)
}

/** Shown in place of a promotion that the licence forbids. It shows nothing of the promotion: that would be advertising. */
export function NotLicensed() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={giftIcon}
      title={t`This promotion is not offered here.`}
      text={t`The licence of this house does not allow it. What you were paid before stays yours.`}
    />
  )
}
