import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PushTopic } from '../../../../contract/support/push.ts'
import { readPushChoice, storePushChoice } from '../../../state/device/push-choice.ts'
import { showToast } from '../../../state/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/fields/form-errors.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { bellIcon } from '../../../ui/icons/shell-icons.ts'
import { EndOfNotifications } from './end-of-notifications.tsx'
import { usePush } from './use-push.ts'

const offered: readonly PushTopic[] = ['money', 'security', 'support']

/**
 * Offered once the member has something to wait for, a deposit that arrived or a withdrawal on its way, and never on load.
 * "Not now" is the last that is heard of it on this device; the profile has the way back. Advertising is not asked for here.
 */
export function PushOffer({ memberId, text }: { memberId: string; text: string }) {
  const { t } = useLingui()
  const { support, kept, isSending, failure, choose } = usePush(memberId)
  const [isAsked, setIsAsked] = useState(() => readPushChoice(localStorage).kind === 'none')
  // A member who has just refused the browser's prompt reads what that means.
  if (!isAsked || (support !== 'ready' && failure === undefined)) return null
  const state = kept.answer
  if (state === undefined || state.public_key === null || state.topics !== null) return null
  const decline = () => {
    storePushChoice(localStorage, { kind: 'declined' })
    setIsAsked(false)
    showToast({ tone: 'sky', text: t`All right. You can turn it on in your profile at any time.` })
  }
  return (
    <section aria-label={t`Notifications`} className="grid gap-4 rounded-wide bg-surface p-5 shadow-mid">
      <div className="flex items-start gap-3">
        <Icon shape={bellIcon} size={20} className="mt-0.5 flex-none text-sky-text" />
        <div className="min-w-0">
          <p className="font-firm">{t`Hear of it when the app is closed?`}</p>
          <p className="my-1 text-small text-soft">{text}</p>
          <EndOfNotifications memberId={memberId} />
        </div>
      </div>
      <FormErrors message={failure} />
      <div className="grid gap-2">
        <Button wide busy={isSending} onClick={() => void choose(offered)}>{t`Turn on notifications`}</Button>
        <Button tone="quiet" wide onClick={decline}>{t`Not now`}</Button>
      </div>
    </section>
  )
}
