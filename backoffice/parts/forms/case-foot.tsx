import type { ReactNode } from 'react'

/** What can be done with a case: stays in view, under the thumb, and news comes from above (`ToastList`). */
export function CaseFoot({ children }: { children: ReactNode }) {
  return (
    <footer
      data-form-foot
      className="sticky bottom-0 flex rail:-bottom-4 items-stretch gap-3 rounded-b-wide border-hairline border-t bg-surface px-5 pt-3 pb-[calc(0.75rem+var(--safe-bottom))] rail:px-7"
    >
      {children}
    </footer>
  )
}
