import { useEffect } from 'react'
import { Freshness } from '../parts/freshness.tsx'
import type { ListState } from '../parts/list-reader.ts'
import { RefreshButton } from '../parts/refresh-button.tsx'

type ScreenHeadProps = { title: string; list: ListState<unknown>; onRefresh: () => Promise<void> }

/** The head of a screen that is one list, and the title of its tab: its name, how old it is, and a way to ask again. */
export function ScreenHead({ title, list, onRefresh }: ScreenHeadProps) {
  useEffect(() => {
    document.title = `${title} · Arara`
  }, [title])
  return (
    <div className="head-row min-h-11 items-center gap-2">
      <div>
        <h1 className="text-title">{title}</h1>
        <Freshness list={list} />
      </div>
      <RefreshButton onRefresh={onRefresh} />
    </div>
  )
}
