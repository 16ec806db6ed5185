import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useApp } from '../../../app/app-context.ts'
import { closeDialogs, dialogs } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import type { SessionReply } from './session-calls.ts'

/** What follows every sign-in: the session is kept, the dialog goes, the member is where they wanted to be. */
export function useSignedIn(): (reply: SessionReply, remembered: boolean) => Promise<void> {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { session } = useApp()
  return async (reply, remembered) => {
    const keeper = await session()
    await keeper.accept(reply, remembered)
    const next = dialogs.nextPath
    closeDialogs()
    const name = reply.data.nickname || reply.data.name
    showToast({
      tone: 'leaf',
      text: reply.data.is_demo ? t`Demo account ready: play money only.` : t`Hello, ${name}!`,
    })
    const failed = reply.failed_tries ?? 0
    if (failed > 0) {
      const text = t`${plural(failed, { one: '# wrong password', other: '# wrong passwords' })} since your last login. Look under Security.`
      showToast({ tone: 'scarlet', text })
    }
    if (next) await navigate({ href: next })
  }
}
