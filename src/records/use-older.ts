import { useState } from 'react'
import { useApp } from '../app/app-context.ts'
import { useNewestQuestion } from '../common/use-newest-question.ts'

export type Older = {
  /** Rows to show at most; the device is asked for one more, to know whether it holds further ones. */
  limit: number
  isAsking: boolean
  /** The last try brought nothing: the network is away, the server refused, or the device has no room. */
  hasFailed: boolean
  /** @param isCut the device holds more than it shows: nothing needs to be asked for */
  show: (isCut: boolean) => void
}

/** The way back through a list that the device holds the newest rows of, `step` at a time: first those here, then the server's. */
export function useOlder(resource: string, step: number): Older {
  const { sync } = useApp()
  const question = useNewestQuestion()
  const [limit, setLimit] = useState(step)
  const [isAsking, setIsAsking] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const bring = async () => {
    setIsAsking(true)
    setHasFailed(false)
    const signal = question()
    const { kind } = await sync.pull(resource, { more: true, signal })
    if (signal.aborted) return
    setIsAsking(false)
    if (kind === 'applied' || kind === 'unchanged') setLimit(limit + step)
    else setHasFailed(true)
  }
  return { limit, isAsking, hasFailed, show: isCut => (isCut ? setLimit(limit + step) : void bring()) }
}
