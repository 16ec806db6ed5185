import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { closePasswordReset, passwordResets } from '../../../../contract/auth/resets.ts'
import { FormErrors } from '../../../../src/ui/fields/form-errors.tsx'
import { keyIcon } from '../../../../src/ui/icons/account-icons.ts'
import { EmptyState } from '../../../../src/ui/states/empty-state.tsx'
import { ComeIntoView } from '../../../parts/come-into-view.tsx'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useWhole } from '../../../parts/use-whole.ts'
import { ScreenHead } from '../../../shell/screen-head.tsx'
import { useBackOffice } from '../../../state/back-office.ts'
import { CodeDialog } from './code-dialog.tsx'
import { type Reset, ResetCard } from './reset-card.tsx'

/** New passwords for people who can receive no code any more: one person asks, another approves. */
export function ScreenResets() {
  const { t } = useLingui()
  const { api, toasts } = useBackOffice()
  const read = useCallback(() => api.call(passwordResets, {}), [api])
  const { list, reader } = useWhole<Reset>(read)
  const [shown, setReported] = useState<{ code: string; name: string }>()
  const [deciding, setDeciding] = useState<{ id: string; approve: boolean; name: string }>()
  /** The member whose code nobody has seen: the server sends it once, and that answer never came. */
  const [lost, setLost] = useState<{ name: string }>()
  const rows = list.status === 'ready' ? list.rows : []
  const { busy, fault, send } = useSend(
    (body: { id: string; approve: boolean }, key) => api.call(closePasswordReset, { body, key }),
    ({ code_once, expires_at }, { id }) => {
      // The code is read out by telephone: shown only with the name of the member for whom it was approved.
      const name = rows.find(row => row.id === id)?.member_name ?? ''
      if (code_once !== null) setReported({ code: code_once, name })
      else if (expires_at !== null) setLost({ name })
      else toasts.show('leaf', t`Closed. Nothing was given out.`)
    },
  )
  const decide = async ({ id, member_name: name }: Reset, approve: boolean) => {
    setDeciding({ id, approve, name })
    setLost(undefined)
    await send({ id, approve })
    void reader.refresh()
  }
  const lostCode = (name: string) => t`The code for ${name} was lost on the way: nobody has seen it.`
  const isClosed = list.status === 'ready' && !rows.some(({ id }) => id === deciding?.id)
  const codeless = fault?.isOpen && deciding?.approve && isClosed ? deciding : lost
  return (
    <div className="mx-auto grid max-w-220 gap-4 pt-3 *:min-w-0">
      <ScreenHead title={t`New passwords`} list={list} onRefresh={reader.refresh} />
      <ComeIntoView news={codeless ?? fault}>
        <FormErrors
          message={codeless ? lostCode(codeless.name) : fault?.message}
          hint={codeless ? t`Ask for a new one on the member's sheet.` : fault?.hint}
        />
      </ComeIntoView>
      {list.status === 'ready' && rows.length === 0 ? (
        <EmptyState
          icon={keyIcon}
          title={t`Nobody waits for a new password`}
          text={t`It is asked for on the member's sheet.`}
        />
      ) : null}
      <ul className="grid gap-3">
        {rows.map(row => (
          <ResetCard
            key={row.id}
            row={row}
            sending={busy ? deciding : undefined}
            onDecide={approve => void decide(row, approve)}
          />
        ))}
      </ul>
      {shown === undefined ? null : <CodeDialog {...shown} onClose={() => setReported(undefined)} />}
    </div>
  )
}
