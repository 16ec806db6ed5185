import { Trans } from '@lingui/react/macro'

/** What gambling costs, where somebody comes in: at the registration and at each sign-in (docs/rules/responsible-gambling.md). */
export function RiskText() {
  return (
    <p className="pt-2 text-small text-soft">
      <Trans>Gambling is for adults over 18. It costs money and can be addictive.</Trans>
    </p>
  )
}
