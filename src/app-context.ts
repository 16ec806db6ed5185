import { useRouter } from '@tanstack/react-router'
import type { BusyLock } from './state/busy.ts'

/** What `main.tsx` built once and loaders and screens use. */
export type AppContext = {
  busy: BusyLock
}

/** The same objects for a component; they never change, so nothing renders again for them. */
export function useApp(): AppContext {
  return useRouter().options.context
}
