import { useCallback } from 'react'
import type { ReplyOf } from '../../../../contract/endpoint.ts'
import { administratorSecurity } from '../../../../contract/operations/administrator-security.ts'
import { useWhole } from '../../../parts/use-whole.ts'
import { useBackOffice } from '../../../state/back-office.ts'

export type Passkey = ReplyOf<typeof administratorSecurity>['data']['passkeys'][number]

/** The operator's own passkeys, oldest first. */
export function usePasskeys() {
  const { api } = useBackOffice()
  const read = useCallback(async () => {
    const result = await api.call(administratorSecurity, {})
    if (result.kind !== 'answer') return result
    return { ...result, reply: { data: result.reply.data.passkeys } }
  }, [api])
  const { list, reader } = useWhole<Passkey>(read)
  return { list, refresh: reader.refresh }
}
