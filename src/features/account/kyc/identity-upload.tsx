import { useLingui } from '@lingui/react/macro'
import {
  type MemberIdentity,
  neededPictures,
  poseKinds,
  submitIdentity,
} from '../../../../contract/account/identity.ts'
import { useApp } from '../../../app/app-context.ts'
import { useSecuredCall } from '../../../common/proof/use-secured-call.ts'
import { FormEnd } from '../../../forms/form-end.tsx'
import { formatDate } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Button } from '../../../ui/button.tsx'
import { IdentityPicture } from './identity-picture.tsx'
import { useIdentityWords } from './use-identity-words.ts'

/** The pictures that a check needs, and the button that asks for it. Nothing where no try is left. */
export function IdentityUpload({ identity }: { identity: MemberIdentity }) {
  const { t } = useLingui()
  const { sync } = useApp()
  const language = useLanguage()
  const { send, isSending, failure } = useSecuredCall(submitIdentity)
  const { documents, poses } = useIdentityWords()
  const { pictures, poses: asked = [], tries_left: left, retry_at } = identity
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
        {(['document_front', 'document_back'] as const).map(kind => (
          <IdentityPicture
            key={kind}
            kind={kind}
            words={documents[kind]}
            isSent={pictures.includes(kind)}
            isLater={false}
          />
        ))}
      </ul>
      <section aria-labelledby="poses" className="grid gap-3">
        <div className="grid gap-0.5">
          <h2 id="poses" className="text-lead">{t`Your face, three times`}</h2>
          <p className="text-small text-soft">
            {t`We choose the poses anew for every check, so that nobody can use an old picture of you. Take the photos now, in this order.`}
          </p>
        </div>
        <ol className="grid gap-3">
          {poseKinds.map((kind, at) => {
            const before = poseKinds[at - 1]
            return (
              <IdentityPicture
                key={kind}
                kind={kind}
                words={poses[asked[at] ?? 'front']}
                isSent={pictures.includes(kind)}
                isLater={before !== undefined && !pictures.includes(before)}
              />
            )
          })}
        </ol>
      </section>
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
