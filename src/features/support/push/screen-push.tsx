import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type PushState, type PushTopic, pushTopics } from '../../../../contract/support/push.ts'
import { MemberOnly } from '../../../common/member-only.tsx'
import { NotLoaded } from '../../../common/not-loaded.tsx'
import { OfflineFreshness } from '../../../common/offline-freshness.tsx'
import { useWayBack } from '../../../common/use-way-back.ts'
import { readPushChoice } from '../../../state/device/push-choice.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { FormErrors } from '../../../ui/fields/form-errors.tsx'
import { downloadIcon } from '../../../ui/icons/account-icons.ts'
import { bellIcon } from '../../../ui/icons/shell-icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { followLink } from '../../../ui/lists/follow-link.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { EndOfNotifications } from './end-of-notifications.tsx'
import { usePush } from './use-push.ts'
import { useTopicWords } from './use-topic-words.ts'

const path = '/information-center/notification-settings'
/** Advertising is nobody's default. */
const suggested: readonly PushTopic[] = ['money', 'security', 'support']

/** `/information-center/notification-settings`: the topics of which this device is notified while the app is closed. */
export function ScreenPush() {
  const { t } = useLingui()
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Notifications on this device`} {...useWayBack('/profile')} />
      <MemberOnly path={path} why={t`Log in to choose your notifications`} realOnly>
        {memberId => <Push memberId={memberId} />}
      </MemberOnly>
    </div>
  )
}

function Push({ memberId }: { memberId: string }) {
  const { t } = useLingui()
  const push = usePush(memberId)
  if (push.support === 'unsupported') {
    return (
      <StatePanel
        shape={bellIcon}
        tone="sky"
        title={t`This browser has no notifications`}
        text={t`You find everything in the app, under Notifications.`}
      />
    )
  }
  if (push.support === 'install-first') return <InstallFirst />
  const { answer: state, at, isMissing, refresh } = push.kept
  if (state === undefined || push.isReached === undefined) {
    return isMissing ? (
      <NotLoaded title={t`Your choice could not be loaded`} asked={refresh} />
    ) : (
      <Skeleton className="h-64 rounded-wide" />
    )
  }
  if (state.public_key === null) {
    return (
      <div className="grid gap-4">
        <OfflineFreshness at={at} />
        <StatePanel
          shape={bellIcon}
          tone="sky"
          title={t`This house sends no notifications yet`}
          text={t`You find everything in the app, under Notifications.`}
        />
      </div>
    )
  }
  if (push.support === 'denied') {
    return (
      <StatePanel
        shape={bellIcon}
        tone="sky"
        title={t`Notifications are blocked in this browser`}
        text={t`Allow them for this site in the browser's settings, then come back here.`}
      />
    )
  }
  const isOn = state.topics !== null && push.isReached
  return (
    <div className="grid gap-4" aria-busy={push.isSending}>
      <OfflineFreshness
        at={at}
        text={
          isOn
            ? t`Turning off works without the connection. Everything else here needs it.`
            : t`You can read everything here. Changes need the connection.`
        }
      />
      <FormErrors message={push.failure} />
      <Choice state={state} isOn={isOn} wanted={push.wanted} choose={push.choose} />
      <p className="text-small text-soft">
        {t`A notification never shows an amount. Whoever sees your locked screen can still read that it comes from Arara.`}
      </p>
      <p className="text-small text-soft">
        {t`It holds for this device alone, and ends when you sign out on it.`}
      </p>
      <EndOfNotifications memberId={memberId} />
    </div>
  )
}

type ChoiceProps = {
  state: PushState
  /** The server sends to this device, and this browser takes it. */
  isOn: boolean
  wanted: readonly PushTopic[] | undefined
  choose: (topics: readonly PushTopic[]) => Promise<void>
}

function Choice({ state, isOn, wanted, choose }: ChoiceProps) {
  const { t } = useLingui()
  const wordsOf = useTopicWords()
  const isSending = wanted !== undefined
  if (state.topics === null || !isOn) {
    return <Off state={state} isSending={isSending} choose={choose} />
  }
  const topics = wanted ?? state.topics
  const toggle = (topic: PushTopic, isWanted: boolean) =>
    void choose(pushTopics.filter(one => (one === topic ? isWanted : topics.includes(one))))
  return (
    <>
      <fieldset className="grid gap-2 rounded-wide bg-surface p-5 shadow-mid" disabled={isSending}>
        <legend className="sr-only">{t`What this device is told of`}</legend>
        {pushTopics.map(topic => {
          const isClosed = topic === 'offers' && !state.offers_open
          const words = wordsOf(topic)
          return (
            <Checkbox
              key={topic}
              checked={topics.includes(topic)}
              disabled={isClosed && !topics.includes(topic)}
              onChange={isWanted => toggle(topic, isWanted)}
            >
              <span className="block font-firm text-body text-text">{words.title}</span>
              {isClosed ? t`Closed for your account at the moment: nothing of it is sent.` : words.text}
            </Checkbox>
          )
        })}
      </fieldset>
      <Button wide busy={isSending} onClick={() => void choose([])}>{t`Turn off on this device`}</Button>
    </>
  )
}

type OffProps = Pick<ChoiceProps, 'state' | 'choose'> & { isSending: boolean }

/** Nothing arrives here: nobody turned it on, it was turned off, or the browser has dropped it though the server would still send. */
function Off({ state, isSending, choose }: OffProps) {
  const { t } = useLingui()
  const chosen = readPushChoice(localStorage).kind === 'on' ? state.topics : null
  return (
    <StatePanel
      shape={bellIcon}
      tone="sky"
      title={
        chosen === null
          ? t`Hear of it when the app is closed`
          : t`No notifications arrive on this device any more`
      }
      text={
        chosen === null
          ? t`When a deposit arrives, a withdrawal moves, support answers or somebody signs in to your account. No advertising unless you choose it.`
          : t`You had turned them on, and this browser has dropped them since. Turn them on again for what you had chosen.`
      }
    >
      <Button
        tone="main"
        wide
        busy={isSending}
        onClick={() => void choose(chosen ?? suggested)}
      >{t`Turn on notifications`}</Button>
    </StatePanel>
  )
}

function InstallFirst() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <StatePanel
      shape={downloadIcon}
      tone="sky"
      title={t`First add the app to your home screen`}
      text={t`On an iPhone or iPad only apps on the home screen can send notifications.`}
    >
      <LinkButton
        tone="main"
        wide
        href="/download"
        onClick={followLink(() => void navigate({ to: '/download' }))}
      >{t`Show me how`}</LinkButton>
    </StatePanel>
  )
}
