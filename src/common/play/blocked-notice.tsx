import type { ReactNode } from 'react'

/** In place of a game that a pause or an exclusion has closed. */
export function BlockedNotice({ children }: { children: ReactNode }) {
  return <div className="column grid flex-1 content-center p-4">{children}</div>
}
