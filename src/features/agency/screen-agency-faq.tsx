import { useLingui } from '@lingui/react/macro'
import { useWayBack } from '../../common/use-way-back.ts'
import { FoldSign } from '../../ui/fold-sign.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { AgencyNav } from './agency-nav.tsx'

/** `/agency-center/faq` */
export function ScreenAgencyFaq() {
  const { t } = useLingui()
  const questions = [
    {
      ask: t`Who counts as my friend?`,
      answer: t`Whoever registers with your link or code, or has an account that nobody invited and lets you register it by phone and UID. Friends of friends count to the third level.`,
    },
    {
      ask: t`What does commission come from?`,
      answer: t`From what the house wins of your line, never from your friends' pockets on top. Three tables (deposits less withdrawals, weighted stakes, and what the house won) are added up and bounded by 30% of the house's win after promotions, and by a share of what your line's bets cost on average.`,
    },
    {
      ask: t`When is it paid?`,
      answer: t`Every Monday for the week before, straight into your balance. Each week has a statement by friend whose parts sum up to the whole.`,
    },
    {
      ask: t`What if my line wins more than it loses?`,
      answer: t`Then the week pays nothing, and its loss is carried into the next one until it is made up.`,
    },
    {
      ask: t`What if a bet or a deposit is taken back later?`,
      answer: t`The week in which it counted is reckoned anew. What was paid too much or too little for it stands in the statement of the next week, as a line of its own; what that week cannot bear goes on into the one after.`,
    },
    {
      ask: t`Can I invite myself?`,
      answer: t`No. One person has one account by CPF, and a line between accounts of one device earns nothing.`,
    },
    {
      ask: t`Do I see what my friends do?`,
      answer: t`Only sums by week, under a shortened name. Their balance, games and data are theirs alone.`,
    },
  ]
  return (
    <div className="page column pb-8">
      <PageHeader title={t`Agency questions`} {...useWayBack('/agency-center/agent')} />
      <AgencyNav />
      <div className="grid gap-3">
        {questions.map(({ ask, answer }) => (
          <details key={ask} className="group rounded-wide bg-surface px-5 shadow-mid">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 py-2 font-firm">
              {ask}
              <FoldSign />
            </summary>
            <p className="pb-5 text-soft">{answer}</p>
          </details>
        ))}
      </div>
    </div>
  )
}
