import { useEffect, useState } from 'react'
import type { CallResult, FailedCall } from '../../src/api/call-result.ts'
import { toBlob } from './to-blob.ts'

type Fetched = { readonly data: Parameters<typeof toBlob>[0] }

/** A file that is fetched when somebody wants to see it: each look is written into the audit log. */
export function useFetchedFile(ask: () => Promise<CallResult<Fetched>>) {
  const [url, setUrl] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const [failure, setFailure] = useState<FailedCall>()
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url])
  const show = async () => {
    setIsAsking(true)
    const result = await ask()
    setIsAsking(false)
    if (result.kind === 'unchanged') return
    if (result.kind !== 'answer') return setFailure(result)
    setFailure(undefined)
    setUrl(URL.createObjectURL(toBlob(result.reply.data)))
  }
  return { url, isAsking, failure, show }
}
