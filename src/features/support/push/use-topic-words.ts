import { useLingui } from '@lingui/react/macro'
import type { PushTopic } from '../../../../contract/support/push.ts'

/** What each topic tells, for who chooses. */
export function useTopicWords(): (topic: PushTopic) => { title: string; text: string } {
  const { t } = useLingui()
  return topic => {
    switch (topic) {
      case 'money':
        return {
          title: t`Deposits and withdrawals`,
          text: t`When money arrives, and each step of a withdrawal.`,
        }
      case 'security':
        return { title: t`Account security`, text: t`A new device, a changed password, a new account.` }
      case 'support':
        return { title: t`Answers from support`, text: t`Also when the check of your identity is done.` }
      case 'offers':
        return {
          title: t`Club and promotions (advertising)`,
          text: t`Only if you want it. Never during a pause or an exclusion.`,
        }
    }
  }
}
