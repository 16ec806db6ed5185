import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { keepAmounts } from '../text/keep-amounts.tsx'

type StatePanelProps = {
  shape: string
  tone: 'sky' | 'scarlet' | 'sun'
  title: string
  text?: string | undefined
  role?: 'alert' | undefined
  children?: ReactNode
}

const tones = {
  sky: 'bg-sky-wash text-sky-text',
  scarlet: 'bg-scarlet-wash text-scarlet-text',
  sun: 'bg-sun-wash text-sun-text',
}

/** The common body of empty, failed and offline states: a feather with a sign, what is so, what to do. */
export function StatePanel({ shape, tone, title, text, role, children }: StatePanelProps) {
  return (
    <div role={role} className="mx-auto grid max-w-96 justify-items-center gap-2 px-4 py-10 text-center">
      <span className={`feather mb-2 grid size-16 place-items-center ${tones[tone]}`}>
        <Icon shape={shape} size={32} />
      </span>
      <p className="text-balance font-bold font-display text-lead">{keepAmounts(title)}</p>
      {text ? <p className="text-balance text-small text-soft">{keepAmounts(text)}</p> : null}
      {children ? <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div> : null}
    </div>
  )
}
