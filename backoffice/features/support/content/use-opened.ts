import { useState } from 'react'
import { useBackOffice } from '../../../state/back-office.ts'

/** Which row's sheet is open over a list; `done` closes it, says what was done, and reads the list again. */
export function useOpened<Opened>(refresh: () => Promise<unknown>) {
  const { toasts } = useBackOffice()
  const [opened, open] = useState<Opened>()
  const close = () => open(undefined)
  const done = (text: string) => {
    close()
    toasts.show('leaf', text)
    void refresh()
  }
  return { opened, open, close, done }
}
