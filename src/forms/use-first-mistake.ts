import { useEffect, useRef, useState } from 'react'

/**
 * After a try that was refused, `toFirstMistake` brings the focus to the first wrong field of the form, as soon as its fields
 * are marked: nobody looks for it on a small screen.
 */
export function useFirstMistake() {
  const form = useRef<HTMLFormElement>(null)
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (looks > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [looks])
  return { form, toFirstMistake: () => setLooks(known => known + 1) }
}
