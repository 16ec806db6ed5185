import { useLingui } from '@lingui/react/macro'
import { EntryPage } from './entry-page.tsx'
import type { Session } from './session-store.ts'
import { SignInForm } from './sign-in-form.tsx'

type ScreenSignInProps = { session: Exclude<Session, { status: 'signed-in' }> }

/** Stands in for whatever the address names; once signed in, that is there again. */
export function ScreenSignIn({ session }: ScreenSignInProps) {
  const { t } = useLingui()
  const intro = () => {
    if (session.status === 'signed-out') return t`For the people who run the site. Every decision is logged.`
    return session.why === 'idle'
      ? t`Nobody used this page for half an hour. Sign in and you are back where you were.`
      : t`Your session has ended. Sign in and you are back where you were.`
  }
  return (
    <EntryPage title={t`Operations`} intro={intro()}>
      <SignInForm knownEmail={session.status === 'ended' ? session.email : ''} />
    </EntryPage>
  )
}
