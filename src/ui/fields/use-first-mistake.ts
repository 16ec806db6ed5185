import { useEffect, useRef, useState } from 'react'

/**
 * After a try that was refused, `toFirstMistake` brings the focus to the first wrong field of the form, as soon as its fields
 * are marked, and what is wrong with it into view: nobody looks for either on a small screen. Where no field is wrong (no answer
 * came) that is the form's own sentence: it stands above fields that fill more than a phone, and who pressed is below them.
 */
export function useFirstMistake<Form extends HTMLElement = HTMLFormElement>() {
  const form = useRef<Form>(null)
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (looks === 0) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (field) show(field)
    else form.current?.querySelector('[role=alert] > *')?.scrollIntoView({ block: 'nearest' })
  }, [looks])
  return { form, toFirstMistake: () => setLooks(known => known + 1) }
}

/** The focus alone shows the field and not its words, which stand below it: those of a long checkbox lay out of view. */
function show(field: HTMLElement) {
  field.focus()
  const [words = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? []
  document.getElementById(words)?.scrollIntoView({ block: 'nearest' })
  field.scrollIntoView({ block: 'nearest' })
}
