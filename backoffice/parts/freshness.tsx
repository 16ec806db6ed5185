import { AgeLabel } from '../../src/ui/states/age-label.tsx'
import { useNow } from '../../src/ui/use-now.ts'
import { useBackOffice } from '../state/back-office.ts'
import type { ListState } from './list-reader.ts'

/** How old what is shown is. */
export function Freshness({ list }: { list: ListState<unknown> }) {
  const now = useNow(10_000, useBackOffice().now)
  if (list.status !== 'ready') return null
  return <AgeLabel at={list.readAt} now={Math.max(now, list.readAt)} />
}
