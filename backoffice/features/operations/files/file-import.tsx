import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useState } from 'react'
import { decodeFile } from '../../../../contract/operations/decode-file.ts'
import {
  type FileFormat,
  type FileKind,
  type FileReport,
  formatOfName,
  importFile,
  largestFile,
  previewFile,
} from '../../../../contract/operations/file-admin.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { Checkbox } from '../../../../src/ui/fields/checkbox.tsx'
import { FormErrors } from '../../../../src/ui/fields/form-errors.tsx'
import { ReasonField } from '../../../parts/forms/reason-field.tsx'
import { useReason } from '../../../parts/forms/use-reason.ts'
import { useSend } from '../../../parts/forms/use-send.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { FileReportView } from './file-report-view.tsx'

interface Chosen {
  readonly name: string
  readonly format: FileFormat
  readonly text: string
}

/** A file is looked at as soon as it is chosen; a second press proposes it to another owner. */
export function FileImport({ kind }: { kind: FileKind }) {
  const { t } = useLingui()
  const { api, toasts } = useBackOffice()
  const [chosen, setChosen] = useState<Chosen>()
  const [unfit, setUnfit] = useState<string>()
  const [withdraws, setWithdraws] = useState(false)
  const [report, setReport] = useState<FileReport>()
  /** The file that was proposed, or whose proposal failed. The message is about this file only. */
  const [brought, setBrought] = useState<Chosen>()
  const intentOf = ({ format, text }: Chosen, withdraw_missing: boolean) => ({
    kind,
    format,
    text,
    withdraw_missing,
  })
  const reason = useReason(`file ${kind}`)
  const [wasTried, setTried] = useState(false)
  const look = useSend(
    (body: ReturnType<typeof intentOf>) => api.call(previewFile, { body, timeoutMs: 60_000 }),
    ({ data }) => setReport(data),
  )
  const bring = useSend(
    (body: ReturnType<typeof intentOf> & { reason: string }, key) =>
      api.call(importFile, { body, key, timeoutMs: 60_000 }),
    () => {
      setReport(undefined)
      setChosen(undefined)
      reason.write('')
      reason.forget()
      setTried(false)
      toasts.show('sky', t`Proposed. Another owner must approve it.`)
    },
  )
  const preview = (file: Chosen, withdraw: boolean) => {
    setReport(undefined)
    void look.send(intentOf(file, withdraw))
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    const format = file && formatOfName(file.name)
    setReport(undefined)
    setChosen(undefined)
    setUnfit(undefined)
    if (file === undefined) return
    if (format === undefined) return setUnfit(t`The file's name has to end in .json or .csv.`)
    if (file.size > largestFile) return setUnfit(t`The file has more than 8 MB: the command takes it.`)
    const text = decodeFile(new Uint8Array(await file.arrayBuffer()))
    const next = { name: file.name, format, text }
    setChosen(next)
    preview(next, withdraws)
  }
  const bringIn = (file: Chosen) => {
    setTried(true)
    if (reason.fault !== undefined) return
    setBrought(file)
    void bring.send({ ...intentOf(file, withdraws), reason: reason.trimmed })
  }
  const lookFault = chosen && look.fault && { message: look.fault.message, hint: t`Nothing was changed.` }
  const fault = lookFault ?? (brought === chosen ? bring.fault : undefined)
  const name = chosen?.name
  return (
    <section className="grid gap-4">
      <label className="grid gap-1 text-small">
        <span className="font-firm">{t`File, JSON or CSV`}</span>
        <input
          type="file"
          accept=".json,.csv"
          disabled={bring.busy}
          onChange={event => void choose(event)}
          className="min-h-11 w-full text-small file:me-3 file:min-h-11 file:rounded-corner file:border-0 file:bg-raised file:px-4 file:font-firm file:text-text"
        />
      </label>
      {kind === 'catalogue' ? (
        <Checkbox
          checked={withdraws}
          onChange={next => {
            setWithdraws(next)
            if (chosen) preview(chosen, next)
          }}
        >
          {t`Close games that the file no longer names, of the providers it names games of`}
        </Checkbox>
      ) : null}
      <FormErrors message={unfit ?? fault?.message} hint={unfit === undefined ? fault?.hint : undefined} />
      {chosen && lookFault ? (
        <div className="grid wide:justify-start">
          <Button onClick={() => preview(chosen, withdraws)}>{t`Try again`}</Button>
        </div>
      ) : null}
      {look.busy ? <p role="status">{t`Reading the file…`}</p> : null}
      {report ? <FileReportView report={report} /> : null}
      {report?.applies && chosen ? (
        <div className="grid gap-4">
          <ReasonField
            label={t`Reason, for the audit`}
            reason={reason}
            wasSent={wasTried}
            busy={bring.busy}
          />
          <Button tone="main" busy={bring.busy} onClick={() => bringIn(chosen)}>
            {t`Propose to bring in ${name}`}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
