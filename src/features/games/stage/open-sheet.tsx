import { createContext, type ReactNode, use, useState } from 'react'
import type { StageSheetName } from './stage-sheet.tsx'

type OpenSheet = StageSheetName | 'session' | undefined

const useOwn = () => useState<OpenSheet>()
const Kept = createContext<ReturnType<typeof useOwn> | undefined>(undefined)

/** Keeps the sheet that lies over a game: what stands around it is made anew when its launch has come, and a press before that counts. */
export function SheetKeeper({ children }: { children: ReactNode }) {
  return <Kept value={useOwn()}>{children}</Kept>
}

/** Which sheet lies over the game, and how another is laid; without a keeper its own is known as long as the caller stands. */
export function useOpenSheet() {
  const own = useOwn()
  return use(Kept) ?? own
}
