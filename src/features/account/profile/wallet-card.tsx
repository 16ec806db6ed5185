import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { useSnapshot } from 'valtio'
import { useApp } from '../../../app/app-context.ts'
import { NotLoaded } from '../../../common/not-loaded.tsx'
import { useRefresh } from '../../../common/use-refresh.ts'
import { chooseHidesBalance, preferences } from '../../../state/device/preferences.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { eyeIcon, eyeOffIcon } from '../../../ui/icons/account-icons.ts'
import { depositIcon, withdrawIcon } from '../../../ui/icons/money-icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { followLink } from '../../../ui/lists/follow-link.ts'
import { AgeLabel } from '../../../ui/states/age-label.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { HiddenMoney } from './hidden-money.tsx'
import type { LoadedProfile } from './load-profile.ts'

type WalletCardProps = { memberId: string; initial: LoadedProfile | undefined }

/** The balance by wallets, with its age: never guessed, never optimistic (src/sync/README.md). */
export function WalletCard({ memberId, initial }: WalletCardProps) {
  const { t } = useLingui()
  const { db, now: clock } = useApp()
  const { hidesBalance } = useSnapshot(preferences)
  const now = useNow(30_000, clock)
  const asked = useRefresh('balance')
  const view = useLiveQuery(
    () =>
      db.snapshot(['balances', 'users'], async () => ({
        balance: await db.balances.get(memberId),
        user: await db.users.get(memberId),
      })),
    [db, memberId],
    initial,
  )
  const balance = view?.balance
  const isDemo = view?.user?.is_demo === true
  if (balance?.memberId !== memberId) {
    return asked.hasFailed && view !== undefined ? (
      <NotLoaded
        title={t`Your balance could not be loaded`}
        text={t`Nothing is lost: it is kept by the house.`}
        asked={asked}
      />
    ) : (
      <Skeleton className="h-73 rounded-wide wide:h-61" />
    )
  }
  const { money, bonus, rest } = balance
  const purses = [
    { id: 'cash', label: t`Cash`, amount: money },
    { id: 'bonus', label: t`Bonus`, amount: bonus },
    ...(rest ? [{ id: 'rebate', label: t`Rebate`, amount: rest.rebate }] : []),
    ...(rest && rest.hold > 0n ? [{ id: 'hold', label: t`On its way out`, amount: rest.hold }] : []),
    ...(rest && rest.ml_money > 0n ? [{ id: 'left', label: t`Left to stake`, amount: rest.ml_money }] : []),
  ]
  return (
    <section
      aria-label={t`Wallets`}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-wide bg-surface p-4 shadow-mid"
    >
      <div className="grid gap-1">
        {/* The amount has a line of its own: a million does not fit beside a button on a phone. */}
        <div className="-mt-2 -mb-2 flex items-center justify-between gap-3">
          <p className="text-small text-soft">{isDemo ? t`Play money` : t`Balance`}</p>
          <IconButton
            shape={hidesBalance ? eyeOffIcon : eyeIcon}
            label={t`Hide amounts`}
            pressed={hidesBalance}
            onClick={() => chooseHidesBalance(localStorage, !hidesBalance)}
          />
        </div>
        <HiddenMoney amount={money + bonus} size="hero" hidden={hidesBalance} />
        <AgeLabel at={balance.asOf} now={now} />
      </div>
      {/* Play money is one purse, and no part of it is cash. */}
      {isDemo ? null : <Purses purses={purses} hidden={hidesBalance} />}
      {isDemo ? null : <WalletWays />}
    </section>
  )
}

type Purse = { id: string; label: string; amount: bigint }

/** Two side by side on a phone, however large: three of them or four take the same height, which the place of the card has. */
function Purses({ purses, hidden }: { purses: readonly Purse[]; hidden: boolean }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(max(6.5rem,40%),1fr))] gap-x-3 gap-y-2 wide:grid-cols-4">
      {purses.map(({ id, label, amount }) => (
        <div key={id} className="grid min-w-0 content-end">
          <dt className="text-faint text-tiny">{label}</dt>
          <dd>
            <HiddenMoney amount={amount} size="small" hidden={hidden} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function WalletWays() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <div className="grid grid-cols-2 gap-3">
      <LinkButton
        tone="main"
        wide
        icon={depositIcon}
        href="/recharge"
        onClick={followLink(() => void navigate({ to: '/recharge' }))}
      >{t`Deposit`}</LinkButton>
      <LinkButton
        wide
        icon={withdrawIcon}
        href="/withdraw"
        onClick={followLink(() => void navigate({ to: '/withdraw' }))}
      >{t`Withdraw`}</LinkButton>
    </div>
  )
}
