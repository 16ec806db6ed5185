import { useEffect, useState } from 'react'
import { type IdentityCase, identityPicture } from '../../contract/identity.ts'
import type { FailedCall } from '../../src/api/call-result.ts'
import { Button } from '../../src/ui/button.tsx'
import { eyeIcon } from '../../src/ui/icons/account-icons.ts'
import { useDesk } from '../desk/desk.ts'
import { CallFailure } from '../parts/call-failure.tsx'
import { toBlob } from '../parts/to-blob.ts'
import { useIdentityWords } from './use-identity-words.ts'

type PictureViewProps = { id: string; picture: IdentityCase['pictures'][number] }

/** A document is fetched when somebody wants to see it: each look is written into the audit log. */
export function PictureView({ id, picture: { kind, bytes } }: PictureViewProps) {
  const { api } = useDesk()
  const title = useIdentityWords().pictures[kind]
  const [url, setUrl] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const [failure, setFailure] = useState<FailedCall>()
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url])
  const show = async () => {
    setIsAsking(true)
    const result = await api.call(identityPicture, { body: { id, kind } })
    setIsAsking(false)
    if (result.kind === 'unchanged') return
    if (result.kind !== 'answer') return setFailure(result)
    setFailure(undefined)
    setUrl(URL.createObjectURL(toBlob(result.reply.data)))
  }
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return (
    <div className="grid content-start gap-2">
      {url === undefined ? (
        <Button icon={eyeIcon} busy={isAsking} onClick={() => void show()}>
          {`${title} (${kilobytes} kB)`}
        </Button>
      ) : (
        <a href={url} target="_blank" rel="noreferrer" className="block">
          <img src={url} alt={title} className="max-h-96 w-full rounded-corner object-contain" />
        </a>
      )}
      <CallFailure failure={failure} />
    </div>
  )
}
