import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { siteConfig } from '../../state/site-config.ts'
import { usersIcon } from '../../ui/icons/account-icons.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'

/** The agency's rooms, or that the licence allows none (docs/rules/licences.md). */
export function WhereAgencyIsOpen({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { agency } = useSnapshot(siteConfig).now
  if (agency) return children
  return (
    <EmptyState
      icon={usersIcon}
      title={t`There is no agency here`}
      text={t`The licence of this house allows no commission for inviting players.`}
    />
  )
}
