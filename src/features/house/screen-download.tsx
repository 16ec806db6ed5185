import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { installation } from '../../state/installation.ts'
import { Button } from '../../ui/button.tsx'
import { downloadIcon } from '../../ui/icons/account-icons.ts'
import { checkIcon } from '../../ui/icons/shell-icons.ts'
import { StatePanel } from '../../ui/state-panel.tsx'
import { HousePage } from './house-page.tsx'

/** `/download`: one press where the browser installs, the way by hand where it does not. */
export function ScreenDownload() {
  const { t } = useLingui()
  const { offer } = useSnapshot(installation)
  return (
    <HousePage title={t`Install the app`}>
      <p>{t`The app opens from your home screen, starts without a connection and needs no store. It takes about 2 MB.`}</p>
      {offer === 'installed' ? (
        <StatePanel shape={checkIcon} tone="sky" title={t`The app is installed on this device`} />
      ) : null}
      {offer === 'ready' ? (
        <Button tone="main" size="large" wide icon={downloadIcon} onClick={() => installation.ask?.()}>
          {t`Install now`}
        </Button>
      ) : null}
      {offer === 'byHand' ? <ByHand /> : null}
    </HousePage>
  )
}

function ByHand() {
  const { t } = useLingui()
  return (
    <>
      <h2>{t`iPhone and iPad`}</h2>
      <ol>
        <li>{t`Open this page in Safari.`}</li>
        <li>{t`Press Share, the square with the arrow.`}</li>
        <li>{t`Choose "Add to Home Screen" and confirm.`}</li>
      </ol>
      <h2>{t`Android`}</h2>
      <ol>
        <li>{t`Open the menu of the browser, the three dots.`}</li>
        <li>{t`Choose "Install app" or "Add to home screen".`}</li>
      </ol>
      <h2>{t`Computer`}</h2>
      <p>{t`In Chrome or Edge, press the install sign at the end of the address bar.`}</p>
    </>
  )
}
