import type { ReactNode } from 'react'
import { StatePanel } from './state-panel.tsx'

type EmptyStateProps = {
  icon: string
  title: string
  /** What the member can do to fill it. */
  text?: string
  /** The button that does it. */
  children?: ReactNode
}

export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <StatePanel shape={icon} tone="sky" title={title} text={text}>
      {children}
    </StatePanel>
  )
}
