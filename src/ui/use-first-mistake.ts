import { useEffect, useRef, useState } from 'react'

/**
 * After a try that was refused, `toFirstMistake` brings the focus to the first wrong field of the form, as soon as its fields
 * are marked, and what is wrong with it into view: nobody looks for either on a small screen.
 */
export function useFirstMistake<Form extends HTMLElement = HTMLFormElement>() {
  const form = useRef<Form>(null)
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (looks > 0) show(form.current?.querySelector<HTMLElement>('[aria-invalid=true]'))
  }, [looks])
  return { form, toFirstMistake: () => setLooks(known => known + 1) }
}

/** The focus alone shows the field and not its words, which stand below it: those of a long checkbox lay out of view. */
function show(field: HTMLElement | null | undefined) {
  field?.focus()
  const [words = ''] = field?.getAttribute('aria-describedby')?.split(' ') ?? []
  document.getElementById(words)?.scrollIntoView({ block: 'nearest' })
  field?.scrollIntoView({ block: 'nearest' })
}
