import { useLingui } from '@lingui/react/macro'

/** What can be said of chance where nobody but the player's own device draws. */
export function OfflineFairness() {
  const { t } = useLingui()
  return (
    <p className="text-small text-soft">
      {t`In the offline demo this device draws by itself, with the chances and the return of the real game. There is nothing to prove: no seed of the house takes part, and nothing that you win or lose here counts.`}
    </p>
  )
}
