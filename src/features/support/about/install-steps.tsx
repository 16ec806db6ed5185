import { useLingui } from '@lingui/react/macro'
import { isAndroidAppView, type Platform } from '../../../state/device/platform.ts'
import { PlatformName } from './platform-name.tsx'

type InstallStepsProps = {
  platform: Platform
  /** Its name stands above already. */
  isNamed?: boolean
}

/** The way by hand: what to press, one thing after the other. */
export function InstallSteps({ platform, isNamed = true }: InstallStepsProps) {
  const { t } = useLingui()
  const steps = {
    'apple-phone': [
      t`Open this page in Safari.`,
      t`Press Share, the square with the arrow.`,
      t`Choose "Add to Home Screen" and confirm.`,
    ],
    android: [
      ...(isAndroidAppView(navigator.userAgent) ? [t`Open this page in Chrome.`] : []),
      t`Open the menu of the browser, the three dots.`,
      t`Choose "Install app" or "Add to home screen".`,
    ],
    computer: [t`In Chrome or Edge, press the install sign at the end of the address bar.`],
  }[platform]
  return (
    <>
      {isNamed ? (
        <h2>
          <PlatformName platform={platform} />
        </h2>
      ) : null}
      <ol className="[&_li]:list-decimal!">
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}
