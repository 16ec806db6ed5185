import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useWayBack } from '../../../common/use-way-back.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useOffersHeld } from './use-held.tsx'

/** A page of offers; while a pause or an exclusion runs, or offers are closed to the member, it offers nothing and says why. */
export function OffersGate({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const held = useOffersHeld()
  const wayBack = useWayBack('/')
  if (held === undefined) return children
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Promotions`} {...wayBack} />
      {held}
    </div>
  )
}
