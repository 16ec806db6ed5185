import type { ReactNode } from 'react'
import { Brand } from '../../../../src/ui/brand.tsx'
import { OperatorMenu } from '../../../shell/operator-menu.tsx'

type EntryPageProps = { title: string; intro: string; children: ReactNode }

/** The frame of the two pages that need no session. */
export function EntryPage({ title, intro, children }: EntryPageProps) {
  return (
    <div className="page grid min-h-dvh grid-rows-[auto_1fr] pt-(--safe-top) pb-10">
      <div className="flex min-h-14 items-center justify-between">
        <header className="flex">
          <Brand />
        </header>
        <OperatorMenu />
      </div>
      <main className="column grid w-full content-center gap-5 py-6">
        <div className="grid gap-1.5">
          <h1 className="text-head">{title}</h1>
          <p className="text-soft">{intro}</p>
        </div>
        {children}
      </main>
    </div>
  )
}
