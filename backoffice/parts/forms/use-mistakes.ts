import { useState } from 'react'
import { useFirstMistake } from '../../../src/ui/fields/use-first-mistake.ts'

/** A form tells what is wrong from the first press on that was refused; each such press leads to the first mistake. */
export function useMistakes<Form extends HTMLElement = HTMLFormElement>() {
  const { form, toFirstMistake } = useFirstMistake<Form>()
  const [wasTried, setWasTried] = useState(false)
  const refuse = () => {
    setWasTried(true)
    toFirstMistake()
  }
  return { form, wasTried, refuse }
}
