import type { ReactNode } from 'react'

/** The main button of a form that is longer than a phone: it stays above the bar of places until its own place is reached. */
export function FormFoot({ children }: { children: ReactNode }) {
  return (
    <div
      data-form-foot
      className="sticky bottom-(--foot-height) z-(--layer-raised) -mx-(--gutter) bg-ground/92 px-(--gutter) py-2 backdrop-blur-md rail:static rail:bg-transparent rail:backdrop-blur-none"
    >
      {children}
    </div>
  )
}
