import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { brazilDay } from '../../contract/brazil-day.ts'
import type { Language } from '../../contract/language.ts'
import { useApp } from '../app/app-context.ts'
import { formatDate } from '../i18n/format-date.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { showToast } from '../state/toasts.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { downloadIcon } from '../ui/icons/account-icons.ts'
import { fileIcon } from '../ui/icons/record-icons.ts'
import { Sheet } from '../ui/overlays/sheet.tsx'
import { maskName } from './mask-name.ts'
import type { RecordTable } from './record-table.ts'

type ExportButtonProps = {
  memberId: string
  /** Brings what is older to the device where it can, and makes the table; its notes are the same for every record. */
  make: () => Promise<{ table: Omit<RecordTable, 'notes'>; isWhole: boolean }>
  /** `movements`: part of the file's name. */
  file: string
  /** Days of the filter, in words. */
  period: string | undefined
  /** What the file holds, where no filter chooses it. */
  about?: string
  /** A button in words, where a sign alone would not say what is saved. */
  button?: string
}

type Format = 'csv' | 'pdf'

/** Languages whose letters no reader of PDF has of its own (docs/decisions/019): theirs is the CSV. */
const beyondPdf: readonly Language[] = ['th', 'vi']

/** The record as a file, written here, offline too. */
export function ExportButton(props: ExportButtonProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const [making, setMaking] = useState<Format>()
  const hasPdf = !beyondPdf.includes(useLanguage())
  const save = useSave(props)
  const make = async (format: Format) => {
    setMaking(format)
    await save(format)
    setMaking(undefined)
    setIsOpen(false)
  }
  return (
    <>
      {props.button === undefined ? (
        <IconButton shape={downloadIcon} label={t`Save as a file`} onClick={() => setIsOpen(true)} />
      ) : (
        <Button icon={downloadIcon} onClick={() => setIsOpen(true)}>
          {props.button}
        </Button>
      )}
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={props.button ?? t`Save as a file`}>
        <div className="grid gap-3">
          <p className="text-small text-soft">
            {props.about ??
              t`The file holds what the filter shows. It is made on this device and sent nowhere.`}
          </p>
          {hasPdf ? (
            <Button wide icon={fileIcon} busy={making === 'pdf'} onClick={() => void make('pdf')}>
              {t`PDF, to print or to show`}
            </Button>
          ) : null}
          <Button wide icon={fileIcon} busy={making === 'csv'} onClick={() => void make('csv')}>
            {t`CSV, for a spreadsheet`}
          </Button>
        </div>
      </Sheet>
    </>
  )
}

function useSave({ memberId, make, file, period }: ExportButtonProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { db, now } = useApp()
  return async (format: Format) => {
    const { table, isWhole } = await make()
    const user = await db.users.get(memberId)
    const made = now()
    const day = formatDate(made, 'moment', language)
    const holder = maskName(user?.name ?? '')
    const notes = [
      t`Account ${holder}`,
      period === undefined ? t`All days` : t`Days: ${period}`,
      t`Made on ${day}. Times of Brasília.`,
      ...(isWhole ? [] : [t`Only what this device holds: older movements were not loaded.`]),
    ]
    const whole = { ...table, notes }
    const name = `arara-${file}-${brazilDay(made)}.${format}`
    try {
      await write(format, whole, name, {
        language,
        made: new Date(made),
        words: { brand: 'Arara', pageOf: (page, pages) => t`Page ${page} of ${pages}` },
      })
      if (!isWhole)
        showToast({
          tone: 'sky',
          text: t`The file holds what this device knows. Older movements are missing.`,
        })
    } catch {
      showToast({ tone: 'scarlet', text: t`The file could not be made. Please try again.` })
    }
  }
}

type Made = Parameters<typeof import('./pdf/record-pdf.ts')['writeRecordPdf']>[1]

/** The writers come when they are wanted: most people never save a record. */
async function write(format: Format, table: RecordTable, name: string, made: Made) {
  const { saveFile } = await import('../common/save-file.ts')
  if (format === 'csv') {
    const { writeCsv } = await import('./write-csv.ts')
    return saveFile(name, 'text/csv;charset=utf-8', writeCsv(table, made.language))
  }
  const { writeRecordPdf } = await import('./pdf/record-pdf.ts')
  return saveFile(name, 'application/pdf', writeRecordPdf(table, made))
}
