import { useEffect, useState } from 'react'
import {
  claimWithdrawal,
  type ReviewItem,
  releaseWithdrawal,
} from '../../../../contract/operations/backoffice.ts'
import { useMay, useSelf } from '../../../parts/use-may.ts'
import { useBackOffice } from '../../../state/back-office.ts'

/** The server keeps a claim for 10 min; an administrator who waits for another's claim sees soon that the case is free. */
const againMs = 30_000

/**
 * Claims a pending case while it is open, so that two administrators do not decide it; leaving releases the claim.
 * Returns the name of the other administrator who works on it, if there is one.
 */
export function useClaim({
  id,
  state,
  claim,
}: Pick<ReviewItem, 'id' | 'state' | 'claim'>): string | undefined {
  const { api } = useBackOffice()
  const mayDecide = useMay()(claimWithdrawal)
  const self = useSelf()
  const [other, setOther] = useState<string>()
  const isWanted = mayDecide && state === 'pending'
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      const result = await api.call(claimWithdrawal, { body: { id } })
      if (!isHere) return
      const isTaken = result.kind === 'refused' && result.refusal.error === 'case_claimed'
      setOther(isTaken ? String(result.refusal.details?.name ?? '') : undefined)
    }
    void take()
    const timer = setInterval(() => void take(), againMs)
    document.addEventListener('visibilitychange', take)
    return () => {
      isHere = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', take)
      void api.call(releaseWithdrawal, { body: { id } })
    }
  }, [api, id, isWanted])
  if (state !== 'pending') return undefined
  // An administrator who may not decide sends no claim: the row alone says who works on it.
  if (!isWanted) return claim !== null && claim.administrator_id !== self ? claim.name : undefined
  return other
}
