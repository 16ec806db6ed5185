import { useEffect, useState } from 'react'

const stepMs = 1300

/** Winning lines in turn: all together first, then one after another. */
export function useWinCycle(count: number): number | undefined {
  const [step, setStep] = useState({ count, at: 0 })
  if (step.count !== count) setStep({ count, at: 0 })
  useEffect(() => {
    if (count < 2) return
    const timer = setInterval(
      () => setStep(known => ({ ...known, at: (known.at + 1) % (count + 1) })),
      stepMs,
    )
    return () => clearInterval(timer)
  }, [count])
  if (count === 1) return 0
  return step.at === 0 ? undefined : step.at - 1
}
