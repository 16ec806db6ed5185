import { useLingui } from '@lingui/react/macro'
import { FoldSign } from '../../../ui/fold-sign.tsx'

/** The promise in plain words; folded away where there are rounds to look at. */
export function HowItWorks({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui()
  return (
    <details open={isOpen} className="group rounded-wide bg-surface p-5 shadow-mid">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-bold font-display text-lead">
        {t`Why the house cannot choose`}
        <FoldSign />
      </summary>
      <div className="grid gap-3 pt-2 text-soft [&_h2]:pt-2 [&_h2]:text-body [&_h2]:text-text">
        <p>
          {t`Every draw of our own games follows from three things: a secret seed of the server, a seed of yours, and a running number.`}
        </p>
        <p>
          {t`You are shown the hash of the next secret seed before you send yours. It cannot be changed afterwards without changing the hash. Your own seed, which your device makes or you write, joins it in every draw.`}
        </p>
        <p>
          {t`A table that everybody shares uses a chain of seeds instead of yours. The chain is fixed first; then it is salted with a value of the public beacon drand that nobody could know before.`}
        </p>
        <h2>{t`How you check`}</h2>
        <p>
          {t`When you change seeds, the old secret is shown. With it, your seed and the number of the round, anybody can compute the same result again: HMAC-SHA-256 gives the bytes, the game turns them into its result.`}
        </p>
        <h2>{t`Return to player`}</h2>
        <p>
          {t`Each game shows its return to player. It is proved by counting every possible result, not estimated, and it is the same for real and for play money.`}
        </p>
      </div>
    </details>
  )
}
