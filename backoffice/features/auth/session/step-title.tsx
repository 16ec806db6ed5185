import type { ReactNode } from 'react'

/** One of a few steps on one page, numbered in the order in which they are easiest. */
export function StepTitle({ step, children }: { step: number; children: ReactNode }) {
  return (
    <h2 className="flex items-center gap-2.5 text-lead">
      <span
        aria-hidden="true"
        className="feather-small grid size-7 place-items-center bg-sun-wash text-small text-sun-text"
      >
        {step}
      </span>
      {children}
    </h2>
  )
}
