import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { signOut } from '../../../../contract/auth/auth.ts'
import { useApp } from '../../../app/app-context.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { fillWithGames, simulatedProvider, takeOutGames } from '../../../simulate/simulated-games.ts'
import { readMemberId, session } from '../../../state/member/session.ts'
import { showToast } from '../../../state/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/section.tsx'

const manyGames = 10_000
/** An answer over a slow line comes within it; over a dead line nobody should wait longer for a message. */
const refusalMs = 4_000

/** What testers bring about with one press: each is what really happens, at the server, in the queue, in the browser. */
export function PanelBringAbout() {
  const { t } = useLingui()
  const app = useApp()
  const language = useLanguage()
  const memberId = readMemberId(useSnapshot(session).now)
  const [busy, setBusy] = useState<string>()
  const count = useLiveQuery(
    () => app.db.games.filter(row => row.api_code === simulatedProvider).count(),
    [app.db],
  )
  /** `act` answers what is said when it is done. */
  const button = (name: string, label: string, act: () => Promise<string | undefined>) => (
    <Button
      busy={busy === name}
      disabled={busy !== undefined}
      onClick={() => {
        setBusy(name)
        act()
          .then(
            shown => shown && showToast({ tone: 'sky', text: shown }),
            () => showToast({ tone: 'scarlet', text: t`This device could not keep it.` }),
          )
          .finally(() => setBusy(undefined))
      }}
    >
      {label}
    </Button>
  )
  const park = async () => {
    const { parkWrite } = await import('../../../simulate/park-write.ts')
    const fate = await parkWrite(app, refusalMs)
    if (fate === 'not-kept') return t`This device could not keep it.`
    return fate === 'parked'
      ? t`The house refuses it, and it waits under Connection and sending.`
      : t`It is kept on this device; the house refuses it as soon as it answers.`
  }
  const endSession = async () => {
    const ended = await app.api.call(signOut, {})
    return ended.kind === 'answer'
      ? t`The house has ended this session. The next call tells this tab.`
      : t`No answer came.`
  }
  const fill = async () => {
    // A catalogue that is still on its way would sweep them out at its end.
    await app.sync.pull('games')
    await fillWithGames(manyGames, { language, label: t`Simulated` })
    return undefined
  }
  const takeOut = async () => {
    await takeOutGames()
    return undefined
  }
  const update = async () => {
    const { playUpdate } = await import('../../../simulate/play-update.ts')
    const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
    return (await playUpdate(workers, app.newKey)) ? undefined : t`No new version could be installed here.`
  }
  return (
    <Section title={t`Bring about`}>
      <div className="flex flex-wrap gap-2">
        {memberId === undefined ? null : (
          <>
            {button('park', t`Park a change`, park)}
            {button('session', t`End the session`, endSession)}
          </>
        )}
        {button('update', t`Play an update`, update)}
        {button('fill', t`Fill with 10,000 games`, fill)}
        {count ? button('take-out', t`Take them out again`, takeOut) : null}
      </div>
      <p className="text-faint text-small">
        {t`Installs this version once more as a new one: it is offered twice, there and back.`}
      </p>
      {count ? (
        <p role="status" className="text-small">
          {t`${plural(count, { one: '# simulated game', other: '# simulated games' })} on this device`}
        </p>
      ) : null}
    </Section>
  )
}
