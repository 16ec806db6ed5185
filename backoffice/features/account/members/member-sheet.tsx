import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { openPasswordReset } from '../../../../contract/auth/resets.ts'
import { proposeAdjustment } from '../../../../contract/cashier/adjustments.ts'
import { auditLog } from '../../../../contract/operations/administrators.ts'
import { proveSoleOwner, reviewQueue, setMemberStatus } from '../../../../contract/operations/backoffice.ts'
import { harmCaseOf } from '../../../../contract/responsible-gambling/harm-cases.ts'
import { keyIcon, lockIcon, shieldCheckIcon } from '../../../../src/ui/icons/account-icons.ts'
import { coinsIcon, historyIcon, withdrawIcon } from '../../../../src/ui/icons/money-icons.ts'
import { List } from '../../../../src/ui/lists/list.tsx'
import { ListRow } from '../../../../src/ui/lists/list-row.tsx'
import { Sheet } from '../../../../src/ui/overlays/sheet.tsx'
import type { AdminMember } from '../../../parts/admin-member.ts'
import { useMay } from '../../../parts/use-may.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { hrefOf, type Place } from '../../../state/place.ts'
import { OpenResetDialog } from '../../auth/resets/open-reset-dialog.tsx'
import { ProposeDialog } from '../../cashier/adjustments/propose-dialog.tsx'
import { SoleOwnerDialog } from './sole-owner-dialog.tsx'
import { StatusDialog } from './status-dialog.tsx'

type MemberSheetProps = { member: AdminMember; onClose: () => void; onChanged: () => void }

/** Lists the actions on a member that are open to the signed-in administrator. */
export function MemberSheet({ member, onClose, onChanged }: MemberSheetProps) {
  const { t } = useLingui()
  const { place } = useBackOffice()
  const may = useMay()
  const [asking, setAsking] = useState<'status' | 'adjust' | 'sole-owner' | 'reset'>()
  const done = () => {
    onClose()
    onChanged()
  }
  const way = (to: Exclude<Place, { screen: 'unknown' }>) => ({
    href: hrefOf(to),
    onFollow: () => place.go(to),
  })
  const isFrozen = member.status === 'frozen'
  const isMoney = !member.is_demo && member.status !== 'closed'
  if (asking === 'status') return <StatusDialog member={member} onClose={onClose} onDone={done} />
  if (asking === 'adjust') return <ProposeDialog member={member} onClose={onClose} onDone={onClose} />
  if (asking === 'sole-owner') return <SoleOwnerDialog member={member} onClose={onClose} onDone={onClose} />
  if (asking === 'reset') return <OpenResetDialog member={member} onClose={onClose} />
  return (
    <Sheet open onClose={onClose} title={member.name}>
      <List label={t`What can be done`}>
        {may(reviewQueue) ? (
          <ListRow
            icon={withdrawIcon}
            title={t`Withdrawals`}
            {...way({ screen: 'withdrawals', state: 'all', id: undefined, filters: { member: member.id } })}
          />
        ) : null}
        {may(harmCaseOf) && !member.is_demo ? (
          <ListRow
            icon={shieldCheckIcon}
            title={t`Protection of the player`}
            {...way({ screen: 'care', level: 'high', id: member.id })}
          />
        ) : null}
        {may(proposeAdjustment) && isMoney ? (
          <ListRow icon={coinsIcon} title={t`Propose an adjustment`} onPress={() => setAsking('adjust')} />
        ) : null}
        {may(setMemberStatus) && isMoney ? (
          <ListRow
            icon={lockIcon}
            title={isFrozen ? t`Thaw the account` : t`Freeze the account`}
            onPress={() => setAsking('status')}
          />
        ) : null}
        {may(proveSoleOwner) && isMoney ? (
          <ListRow
            icon={shieldCheckIcon}
            title={t`Prove the sole owner of a company`}
            onPress={() => setAsking('sole-owner')}
          />
        ) : null}
        {may(openPasswordReset) && isMoney ? (
          <ListRow icon={keyIcon} title={t`New password by code`} onPress={() => setAsking('reset')} />
        ) : null}
        {may(auditLog) ? (
          <ListRow
            icon={historyIcon}
            title={t`What was done to this account`}
            {...way({ screen: 'audit', subject: `member:${member.id}` })}
          />
        ) : null}
      </List>
    </Sheet>
  )
}
