import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useRef, useState } from 'react'
import {
  largestPictureBytes,
  type PictureKind,
  sendIdentityPicture,
} from '../../../../contract/account/identity.ts'
import { useApp } from '../../../app/app-context.ts'
import { FormEnd } from '../../../forms/form-end.tsx'
import { useSendFile } from '../../../forms/use-send-file.ts'
import { Button } from '../../../ui/button.tsx'
import { checkIcon } from '../../../ui/icons/shell-icons.ts'
import { Badge } from '../../../ui/states/badge.tsx'
import type { PictureWords } from './use-identity-words.ts'

type IdentityPictureProps = {
  kind: PictureKind
  words: PictureWords
  isSent: boolean
  /** The one before it has to be sent first. */
  isLater: boolean
}

/** Takes or picks one picture and sends it at once. It goes to the server and is kept nowhere on the device. */
export function IdentityPicture({ kind, words, isSent, isLater }: IdentityPictureProps) {
  const { t } = useLingui()
  const { api, sync } = useApp()
  const input = useRef<HTMLInputElement>(null)
  const [isFirst, setIsFirst] = useState(false)
  const { title, hint } = words
  const { send, isSending, failure } = useSendFile(
    (file, sending) => api.call(sendIdentityPicture, { body: { kind, file }, ...sending }),
    () => sync.pull('identity', { force: true }),
    { bytes: largestPictureBytes, words: t`This picture is too large: 6 MB are the most.` },
  )
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // The same file can be picked again after a failure.
    event.target.value = ''
    if (file === undefined) return
    setIsFirst(!isSent)
    void send(file)
  }
  // Only the server can have said so: the first one arrived, and its answer alone was lost.
  const hasArrived = isFirst && isSent
  return (
    <li className="grid gap-3 rounded-wide bg-surface p-4 shadow-mid">
      <div className="flex min-w-0 items-center gap-3">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="font-firm">{title}</p>
          <p className="text-faint text-small">{hint}</p>
        </div>
        {isSent ? <Badge tone="leaf" icon={checkIcon}>{t`Sent`}</Badge> : null}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture={kind === 'document_front' || kind === 'document_back' ? 'environment' : 'user'}
        disabled={isLater}
        aria-label={title}
        className="sr-only"
        tabIndex={-1}
        onChange={pick}
      />
      <FormEnd failure={hasArrived ? undefined : failure}>
        <Button wide busy={isSending} disabled={isLater} onClick={() => input.current?.click()}>
          {isSent ? t`Take another photo` : t`Take the photo`}
        </Button>
      </FormEnd>
    </li>
  )
}
