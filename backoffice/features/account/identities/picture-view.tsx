import { type IdentityCase, identityPicture } from '../../../../contract/account/identity.ts'
import { Button } from '../../../../src/ui/button.tsx'
import { eyeIcon } from '../../../../src/ui/icons/account-icons.ts'
import { CallFailure } from '../../../parts/call-failure.tsx'
import { useFetchedFile } from '../../../parts/use-fetched-file.ts'
import { useBackOffice } from '../../../state/back-office.ts'
import { useIdentityWords } from './use-identity-words.ts'

type PictureViewProps = { id: string; picture: IdentityCase['pictures'][number] }

export function PictureView({ id, picture }: PictureViewProps) {
  const { kind, bytes } = picture
  const { api } = useBackOffice()
  const title = useIdentityWords().titleOf(picture)
  const { url, isAsking, failure, show } = useFetchedFile(() =>
    api.call(identityPicture, { body: { id, kind } }),
  )
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return (
    <div className="grid content-start gap-2">
      {url === undefined ? (
        <Button icon={eyeIcon} busy={isAsking} onClick={() => void show()}>
          {`${title} (${kilobytes}\u00A0kB)`}
        </Button>
      ) : (
        <figure className="grid gap-1">
          <a href={url} target="_blank" rel="noreferrer" className="block">
            <img src={url} alt={title} className="max-h-96 w-full rounded-corner object-contain" />
          </a>
          <figcaption className="text-small text-soft">{title}</figcaption>
        </figure>
      )}
      <CallFailure failure={failure} />
    </div>
  )
}
