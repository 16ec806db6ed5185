import type { KeyboardEvent, ReactNode } from 'react'
import { useId, useRef } from 'react'

type TabsProps = {
  label: string
  tabs: readonly { id: string; label: string }[]
  chosen: string
  onChoose: (id: string) => void
  /** The panel of the chosen tab. */
  children: ReactNode
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Panels that share one place. Arrows move and choose; only the chosen tab is in the tab order. */
export function Tabs({ label, tabs, chosen, onChoose, children }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    const index = tabs.findIndex(tab => tab.id === chosen) + step
    const next = tabs[(index + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChoose(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus()
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="snap-row gap-1 border-hairline border-b-2"
      >
        {tabs.map(tab => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}tab-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
            className="settle relative min-h-11 whitespace-nowrap px-4 font-bold font-display text-small text-soft aria-selected:text-text focus-visible:-outline-offset-3"
          >
            <span>{tab.label}</span>
            {tab.id === chosen ? (
              <span className="wing absolute inset-x-3 bottom-0 h-1 rounded-full" />
            ) : null}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}tab-${chosen}`} className="pt-4">
        {children}
      </div>
    </div>
  )
}
