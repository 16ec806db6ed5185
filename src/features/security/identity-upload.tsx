import { useLingui } from '@lingui/react/macro'
import {
  type MemberIdentity,
  neededPictures,
  pictureKinds,
  submitIdentity,
} from '../../../contract/identity.ts'
import { useApp } from '../../app-context.ts'
import { FormEnd } from '../../forms/form-end.tsx'
import { formatDate } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { IdentityPicture } from './identity-picture.tsx'
import { useSecuredCall } from './use-secured-call.ts'

/** The pictures that a check needs, and the button that asks for it. Nothing where no try is left. */
export function IdentityUpload({ identity }: { identity: MemberIdentity }) {
  const { t } = useLingui()
  const { sync } = useApp()
  const language = useLanguage()
  const { send, isSending, failure } = useSecuredCall(submitIdentity)
  const { pictures, tries_left: left, retry_at } = identity
  if (left === 0) {
    const again = retry_at === null ? '' : formatDate(Date.parse(retry_at), 'moment', language)
    return retry_at === null ? null : (
      <p className="text-small text-soft">{t`You can send new pictures from ${again} on.`}</p>
    )
  }
  const isReady = neededPictures.every(kind => pictures.includes(kind))
  const submit = async () => {
    await send({})
    await sync.pull('identity', { force: true })
  }
  return (
    <div className="grid gap-4 *:min-w-0">
      <ul className="grid gap-3">
        {pictureKinds.map(kind => (
          <IdentityPicture key={kind} kind={kind} isSent={pictures.includes(kind)} />
        ))}
      </ul>
      <FormEnd failure={failure}>
        <Button
          tone="main"
          size="large"
          wide
          disabled={!isReady}
          busy={isSending}
          onClick={() => void submit()}
        >
          {t`Have it checked`}
        </Button>
      </FormEnd>
      <p className="text-center text-faint text-small">
        {t`Up to 6 MB a picture. They go straight to us, encrypted, and stay nowhere on this device.`}
      </p>
    </div>
  )
}
