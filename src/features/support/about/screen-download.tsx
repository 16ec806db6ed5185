import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { installation } from '../../../state/device/installation.ts'
import { type Platform, readPlatform } from '../../../state/device/platform.ts'
import { Button } from '../../../ui/button.tsx'
import { FoldSign } from '../../../ui/fold-sign.tsx'
import { downloadIcon } from '../../../ui/icons/account-icons.ts'
import { checkIcon } from '../../../ui/icons/shell-icons.ts'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { AboutPage } from './about-page.tsx'
import { InstallSteps } from './install-steps.tsx'
import { PlatformName } from './platform-name.tsx'

const platforms: readonly Platform[] = ['apple-phone', 'android', 'computer']

/** `/download`: one press where the browser installs, the way by hand where it does not; this device's own way first. */
export function ScreenDownload() {
  const { t } = useLingui()
  const { offer } = useSnapshot(installation)
  const own = readPlatform(navigator)
  const others = platforms.filter(one => one !== own)
  const installed = <StatePanel shape={checkIcon} tone="sky" title={t`The app is installed on this device`} />
  return (
    <AboutPage title={t`Install the app`} above={offer === 'installed' ? installed : null}>
      <div className="flex items-center gap-4">
        {/* What will lie on the home screen. */}
        <img
          src="/icons/icon.svg"
          alt=""
          width={80}
          height={80}
          className="feather size-20 flex-none shadow-mid"
        />
        <p>{t`The app opens from your home screen, starts without a connection and needs no store. It takes about 2 MB.`}</p>
      </div>
      {offer === 'ready' ? <OnePress platform={own} /> : null}
      {offer === 'byHand' ? <InstallSteps platform={own} /> : null}
      {own === 'apple-phone' ? <AppleStorage /> : null}
      <Update />
      <h2>{t`On your other devices`}</h2>
      {others.map(platform => (
        <details key={platform} className="group rounded-corner bg-raised px-4 py-1 [&[open]]:pb-3">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-firm text-text">
            <PlatformName platform={platform} />
            <FoldSign />
          </summary>
          <InstallSteps platform={platform} isNamed={false} />
        </details>
      ))}
    </AboutPage>
  )
}

/** What the browser will ask, before it does. */
function OnePress({ platform }: { platform: Platform }) {
  const { t } = useLingui()
  return (
    <>
      <Button tone="main" size="large" wide icon={downloadIcon} onClick={() => installation.ask?.()}>
        {t`Install now`}
      </Button>
      <p className="text-small">
        {platform === 'android'
          ? t`Your phone asks once more, and puts Arara on the home screen. Nothing else is changed, and you can remove it like any app.`
          : t`Your browser asks once more, and opens Arara in a window of its own. Nothing else is changed, and you can remove it in that window's menu.`}
      </p>
    </>
  )
}

/** Facts of WebKit that a player can lose something by. */
function AppleStorage() {
  const { t } = useLingui()
  return (
    <>
      <h2>{t`What an iPhone keeps, and where`}</h2>
      <ul>
        <li>{t`The app on the home screen has a storage of its own: log in there once more. Your money and your records are in your account, not on the phone.`}</li>
        <li>{t`Changes that wait in Safari are sent from Safari: open it once with a connection before you go on in the app.`}</li>
        <li>{t`Safari deletes what a site keeps after seven days without a visit. The app on the home screen keeps it.`}</li>
        <li>{t`Notifications work in the app on the home screen only.`}</li>
      </ul>
    </>
  )
}

function Update() {
  const { t } = useLingui()
  return (
    <>
      <h2>{t`Updates`}</h2>
      <p>{t`They come by themselves and never interrupt a round, a payment or a form.`}</p>
    </>
  )
}
