import { useLingui } from '@lingui/react/macro'
import { sevenDays as definition } from '../../../../contract/promotions/seven-days.ts'
import { useAnswer } from '../../../common/use-answer.ts'
import type { Answers } from '../../../db/answer-rows.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Icon } from '../../../ui/icon.tsx'
import { calendarIcon } from '../../../ui/icons/promotion-icons.ts'
import { checkIcon } from '../../../ui/icons/shell-icons.ts'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { ClaimButton } from '../claim-button.tsx'
import { claimOf } from '../claim-calls.ts'
import { useIsLicensed } from '../not-licensed.tsx'
import { useClaim } from '../use-claim.ts'
import { usePrizeWords } from '../wheels/use-prize-words.ts'

const sevenDaysClaim = claimOf(definition)

type State = Answers['seven-days']
const sevenDays = [1, 2, 3, 4, 5, 6, 7]

/** The seven days of the running round, and today's. */
export function SevenDays({ memberId }: { memberId: string }) {
  const { answer } = useAnswer('seven-days', { memberId })
  const isLicensed = useIsLicensed()('day7')
  if (!isLicensed || answer === undefined || answer.reason === 'not_offered') return null
  return <Days state={answer} memberId={memberId} />
}

function Days({ state, memberId }: { state: State; memberId: string }) {
  const { t } = useLingui()
  const prizeWords = usePrizeWords()
  const terms = useAnswer('activities').answer?.day7?.terms
  const amount = formatMoney(state.amount)
  const [recharge] = state.steps
  const need = recharge?.unit === 'money' ? formatMoney(recharge.need) : ''
  const ofNothing = t`Today is taken. The reward is paid after one deposit of ${need}.`
  const tool = useClaim(sevenDaysClaim, { memberId, reloads: ['seven-days'], ofNothing })
  const words = state.taken_today ? t`Today is taken` : t`Take today`
  return (
    <section className="feather grid gap-4 bg-surface p-4 shadow-mid" aria-label={t`Seven days`}>
      <div>
        <h2 className="text-lead">{t`Seven days`}</h2>
        <p className="text-small text-soft">
          {keepAmounts(
            t`A reward for each day in a row. It is paid after one deposit of ${need} within the seven days.`,
          )}
        </p>
        {terms
          ? prizeWords(terms.wagering_times).map(line => (
              <p key={line} className="text-faint text-small">
                {keepAmounts(line)}
              </p>
            ))
          : null}
      </div>
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(1.875rem,1fr))] gap-1.5">
        {sevenDays.map(number => (
          <Day
            key={number}
            number={number}
            reward={state.rewards[number - 1] ?? 0n}
            isTaken={state.d7_map[number - 1] === true}
            isToday={number === state.today}
          />
        ))}
      </ol>
      <ClaimButton tool={tool} can={state.eligible} icon={calendarIcon} onClaim={() => void tool.claim({})}>
        {state.eligible && state.amount > 0n ? t`Take today and receive ${amount}` : words}
      </ClaimButton>
    </section>
  )
}

type DayProps = { number: number; reward: bigint; isTaken: boolean; isToday: boolean }

function Day({ number, reward, isTaken, isToday }: DayProps) {
  const { t } = useLingui()
  const look = isTaken ? 'bg-leaf-wash text-leaf-text' : 'bg-ground-deep text-soft'
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={`feather-small grid justify-items-center gap-0.5 py-2 text-center ${look} ${isToday ? 'inset-ring-2 inset-ring-sun' : ''}`}
    >
      <span className="text-tiny">{number}</span>
      <span className="grid size-6 place-items-center">
        {isTaken ? <Icon shape={checkIcon} size={20} /> : <Icon shape={calendarIcon} size={20} />}
      </span>
      <span className="figures font-bold font-display text-tiny">
        <span className="sr-only">{isTaken ? t`Taken` : ''}</span>
        <span translate="no">{formatMoney(reward).replace(/^R\$\s/, '')}</span>
      </span>
    </li>
  )
}
