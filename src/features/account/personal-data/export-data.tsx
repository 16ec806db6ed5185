import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { exportData } from '../../../../contract/account/profile.ts'
import { brazilDay } from '../../../../contract/brazil-day.ts'
import { useApp } from '../../../app/app-context.ts'
import { useSecuredCall } from '../../../common/proof/use-secured-call.ts'
import { useStepUp } from '../../../common/proof/use-step-up.tsx'
import { saveFile } from '../../../common/save-file.ts'
import { showToast } from '../../../state/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/fields/form-errors.tsx'
import { downloadIcon } from '../../../ui/icons/account-icons.ts'
import { Section } from '../../../ui/section.tsx'

type DataProps = { memberId: string; hasPasskeys: boolean }

/** Everything we hold of the member, page by page from the server, as one file. */
export function ExportData({ memberId, hasPasskeys }: DataProps) {
  const { t } = useLingui()
  const { now } = useApp()
  const { prove, dialog } = useStepUp(memberId, 'export', hasPasskeys)
  const { send, failure } = useSecuredCall(exportData)
  const [isWorking, setIsWorking] = useState(false)

  const collect = async (proof: string) => {
    const tables: Record<string, unknown[]> = {}
    let cursor: string | undefined
    do {
      const outcome = await send({ proof, ...(cursor !== undefined && { cursor }) })
      if ('failed' in outcome) return
      for (const { name, rows } of outcome.done.data) tables[name] = [...(tables[name] ?? []), ...rows]
      cursor = outcome.done.next_cursor ?? undefined
    } while (cursor !== undefined)
    saveFile(`arara-${brazilDay(now())}.json`, 'application/json', JSON.stringify(tables, null, 2))
    showToast({ tone: 'leaf', text: t`Your data is in the file.` })
  }
  const start = async () => {
    const proof = await prove()
    if (proof === undefined) return
    setIsWorking(true)
    await collect(proof)
    setIsWorking(false)
  }
  return (
    <Section title={t`Export`}>
      <p className="text-small text-soft">
        {t`Everything we hold of you in one file: who you are, sessions, deposits, withdrawals, bets and rounds. Passwords and keys are not in it.`}
      </p>
      <FormErrors message={failure?.message} hint={failure?.hint} />
      <Button wide icon={downloadIcon} busy={isWorking} onClick={() => void start()}>
        {t`Export your data`}
      </Button>
      {dialog}
    </Section>
  )
}
