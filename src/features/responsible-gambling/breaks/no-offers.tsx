import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { giftIcon } from '../../../ui/icons/shell-icons.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

/** In place of offers that are closed to the member: calmly, and without a reproach. */
export function NoOffers() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={giftIcon}
      title={t`No offers at the moment`}
      text={t`Offers rest for your account. What you received stays yours, and your limits and records are where they were.`}
    >
      <Link to="/responsible-gaming" className={buttonClass({ size: 'small' })}>
        {t`My time and money`}
      </Link>
    </EmptyState>
  )
}
