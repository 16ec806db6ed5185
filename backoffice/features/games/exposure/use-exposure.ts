import { useCallback } from 'react'
import { type Exposure, readExposure } from '../../../../contract/games/exposure.ts'
import { useWhole } from '../../../parts/use-whole.ts'
import { useBackOffice } from '../../../state/back-office.ts'

const pollMs = 30_000

/** What open bets could still win, one row of sums. */
export function useExposure() {
  const { api } = useBackOffice()
  const read = useCallback(async () => {
    const result = await api.call(readExposure, { body: {} })
    if (result.kind !== 'answer') return result
    return { ...result, reply: { data: [result.reply.data] } }
  }, [api])
  return useWhole<Exposure>(read, pollMs)
}
