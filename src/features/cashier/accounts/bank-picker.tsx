import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { asLine } from '../../../../contract/text-kinds.ts'
import { useApp } from '../../../app/app-context.ts'
import { NotLoaded } from '../../../common/not-loaded.tsx'
import { useRefresh } from '../../../common/use-refresh.ts'
import type { BankRow } from '../../../db/public-rows.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { bankIcon } from '../../../ui/icons/money-icons.ts'

type BankPickerProps = {
  /** ISPB of the chosen bank. */
  value: string | undefined
  onChange: (ispb: string | undefined) => void
  error: string | undefined
}

const shownMost = 6

/** Search by name or number: five hundred banks are no list for a thumb. */
export function BankPicker({ value, onChange, error }: BankPickerProps) {
  const { t } = useLingui()
  const { db } = useApp()
  const [text, setText] = useState('')
  const asked = useRefresh('banks')
  const banks = useLiveQuery(async () => db.banks.orderBy('position').toArray(), [db])
  const chosen = banks?.find(one => one.ispb === value)
  if (chosen) {
    return (
      <div className="grid gap-1.5">
        <p className="font-firm text-small">{t`Bank`}</p>
        <Button wide icon={bankIcon} onClick={() => onChange(undefined)}>
          {chosen.name}
          <span className="sr-only">{t`, change`}</span>
        </Button>
      </div>
    )
  }
  if (banks?.length === 0 && asked.hasFailed) {
    return <NotLoaded title={t`The banks could not be loaded`} asked={asked} />
  }
  const found = (banks ?? []).filter(one => fits(one, text)).slice(0, shownMost)
  return (
    <div className="grid gap-2">
      <TextField
        label={t`Bank`}
        autoComplete="off"
        value={text}
        onChange={setText}
        error={error}
        hint={
          banks?.length && found.length === 0
            ? t`No bank of that name`
            : t`Name or number, such as Nubank or 260`
        }
      />
      <ul className="grid overflow-hidden rounded-corner bg-ground-deep">
        {found.map(one => (
          <li key={one.ispb}>
            <button
              type="button"
              onClick={() => onChange(one.ispb)}
              className="settle flex min-h-11 w-full items-center gap-3 px-4 text-start text-small hover:bg-pressed focus-visible:-outline-offset-3"
            >
              <span className="figures w-8 flex-none text-faint">{one.compe}</span>
              {one.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function fits(bank: BankRow, text: string): boolean {
  const wanted = plain(asLine(text))
  return (
    wanted === '' ||
    plain(bank.name).includes(wanted) ||
    bank.compe.startsWith(wanted) ||
    bank.ispb === wanted
  )
}
