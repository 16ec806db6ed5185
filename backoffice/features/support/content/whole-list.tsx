import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../../src/ui/button.tsx'
import { infoIcon, plusIcon } from '../../../../src/ui/icons/shell-icons.ts'
import { EmptyState } from '../../../../src/ui/states/empty-state.tsx'
import { ListFrame } from '../../../parts/list-frame.tsx'
import type { ListReader, ListState } from '../../../parts/list-reader.ts'

type WholeListProps<Row> = {
  label: string
  whole: { readonly list: ListState<Row>; readonly reader: ListReader<Row> }
  /** `undefined`: the signed-in administrator may not. */
  onNew: (() => void) | undefined
  empty: string
  children: (row: Row) => ReactNode
}

/** A list that is read whole, with its age and the way to write another one. */
export function WholeList<Row>({ label, whole, onNew, empty, children }: WholeListProps<Row>) {
  const { t } = useLingui()
  return (
    <ListFrame
      {...whole}
      label={label}
      actions={onNew ? <Button size="small" icon={plusIcon} onClick={onNew}>{t`New`}</Button> : null}
      empty={<EmptyState icon={infoIcon} title={empty} text={t`Players see nothing here yet.`} />}
    >
      {children}
    </ListFrame>
  )
}
