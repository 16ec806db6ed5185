import { useLingui } from '@lingui/react/macro'
import type { Round } from '../../../../contract/lobby/games.ts'
import { RoundRows } from '../round/round-rows.tsx'

/** The last rounds of the offline demo; they are in no record of the server. */
export function OfflineRounds({ rounds }: { rounds: readonly Round[] }) {
  const { t } = useLingui()
  return (
    <div className="grid gap-3">
      <p className="text-small text-soft">
        {t`These rounds were played on this device only. They are in no record of your account.`}
      </p>
      <RoundRows rounds={rounds} />
    </div>
  )
}
