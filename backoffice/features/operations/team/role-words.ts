import { useLingui } from '@lingui/react/macro'
import type { AdministratorRole } from '../../../../contract/operations/administrator-role.ts'

export function useRoleWords(): Record<AdministratorRole, { name: string; may: string }> {
  const { t } = useLingui()
  return {
    owner: { name: t`Owner`, may: t`Everything, and who works here.` },
    finance: { name: t`Finance`, may: t`Deposits, adjustments, reconciliation, the audit log.` },
    reviewer: { name: t`Reviewer`, may: t`Decides withdrawals, freezes accounts.` },
    support: { name: t`Support`, may: t`Looks, and throws sessions out.` },
  }
}
