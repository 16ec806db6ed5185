import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type FileKind, fileKinds } from '../../../../contract/operations/file-admin.ts'
import { Segmented } from '../../../../src/ui/fields/segmented.tsx'
import { ExportCatalogue } from './export-catalogue.tsx'
import { FileImport } from './file-import.tsx'

/** Games, and real matches with odds and results, brought in from a file: first what it would do, then done. */
export function ScreenFiles() {
  const { t } = useLingui()
  const [kind, setKind] = useState<FileKind>('catalogue')
  useEffect(() => {
    document.title = `${t`Files`} · Arara`
  }, [t])
  const words: Record<FileKind, string> = { catalogue: t`Games`, fixtures: t`Real matches` }
  return (
    <div className="mx-auto grid max-w-200 gap-4 pt-3">
      <div className="head-row min-h-11 items-center gap-2">
        <h1 className="text-title">{t`Files`}</h1>
        {kind === 'catalogue' ? <ExportCatalogue /> : null}
      </div>
      <Segmented
        label={t`What the file brings`}
        options={fileKinds.map(value => ({ value, label: words[value] }))}
        value={kind}
        onChange={setKind}
      />
      <FileImport key={kind} kind={kind} />
    </div>
  )
}
