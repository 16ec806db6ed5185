import { useLingui } from '@lingui/react/macro'
import { buttonClass } from '../../src/ui/button-class.ts'
import { searchIcon } from '../../src/ui/icons/shell-icons.ts'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { PlaceLink } from './place-link.tsx'

export function ScreenUnknown() {
  const { t } = useLingui()
  return (
    <>
      <h1 className="sr-only">{t`Operations`}</h1>
      <EmptyState icon={searchIcon} title={t`There is no such page.`}>
        <PlaceLink to={{ screen: 'withdrawals', state: 'pending', id: undefined }} className={buttonClass()}>
          {t`To the withdrawals`}
        </PlaceLink>
      </EmptyState>
    </>
  )
}
