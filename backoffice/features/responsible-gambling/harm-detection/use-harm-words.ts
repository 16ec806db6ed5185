import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { parseAmount } from '../../../../contract/centavos.ts'
import type { LimitKind, LimitPeriod } from '../../../../contract/regime.ts'
import type {
  FoundMarker,
  HarmCase,
  HarmLevel,
  HarmMarker,
  HarmMessage,
  HarmStep,
  SuspensionTerm,
} from '../../../../contract/responsible-gambling/harm-cases.ts'
import { formatMoney } from '../../../../src/i18n/format-money.ts'
import type { BadgeTone } from '../../../../src/ui/states/badge.tsx'

export const levelTones: Record<HarmLevel, BadgeTone> = { high: 'scarlet', watch: 'sun', calm: 'plain' }

/** What markers, levels, steps and limits are called. */
export function useHarmWords() {
  const { t } = useLingui()
  const levels: Record<HarmLevel, string> = { high: t`Act`, watch: t`Watch`, calm: t`Calm` }
  const markers: Record<HarmMarker, string> = {
    growing_deposits: t`Growing deposits`,
    repeated_deposits: t`One deposit after the other`,
    failed_deposits: t`Deposits that failed`,
    night_play: t`Play at night`,
    long_sessions: t`Long days`,
    daily_play: t`Play every day`,
    heavy_losses: t`Heavy losses`,
    raised_limits: t`Limits to be raised`,
    removed_limits: t`Limits to be taken away`,
    spoke_of_harm: t`Speaks of harm`,
  }
  const messages: Record<HarmMessage, string> = {
    check_in: t`How are you doing?`,
    limits: t`A limit may help`,
    pause: t`A pause may do you good`,
    help: t`There is help, and it is free`,
  }
  const terms: Record<SuspensionTerm, string> = {
    day: t`24 hours`,
    week: t`1 week`,
    month: t`31 days`,
    six_weeks: t`6 weeks`,
  }
  const kinds: Record<LimitKind, string> = {
    deposit: t`Deposits`,
    loss: t`Losses`,
    stake: t`Stakes`,
    time: t`Time`,
  }
  const periods: Record<LimitPeriod, string> = { day: t`a day`, week: t`a week`, month: t`a month` }
  const closedBy: Record<NonNullable<HarmCase['offers_closed_by']>, string> = {
    score: t`Offers closed by the score`,
    person: t`Offers closed by a person`,
  }
  const steps: Record<HarmStep['step'], string> = {
    note: t`Note or talk`,
    message: t`Message`,
    offers: t`Offers`,
    limit: t`Set a limit`,
    suspension: t`Suspend play`,
    mark: t`Speaks of harm`,
  }
  return { levels, markers, steps, messages, terms, kinds, periods, closedBy }
}

/** What a marker found, in a sentence with its figures. */
export function useMarkerSentence(): (marker: FoundMarker) => string {
  const { t } = useLingui()
  return ({ kind, facts }) => {
    const count = (name: string) => Number(facts[name] ?? 0)
    const money = (name: string) => formatMoney(parseAmount(String(facts[name] ?? '0')) ?? 0n)
    switch (kind) {
      case 'growing_deposits': {
        const [week, usual] = [money('week'), money('usual')]
        return t`Deposited ${week} in the last seven days; a usual week of the four before was ${usual}.`
      }
      case 'repeated_deposits':
        return t`${plural(count('times'), { one: '# deposit', other: '# deposits' })} within an hour of the one before, in a fortnight.`
      case 'failed_deposits':
        return t`${plural(count('times'), { one: '# deposit', other: '# deposits' })} came to nothing in the last seven days.`
      case 'night_play': {
        const [minutes, percent] = [count('minutes'), count('percent')]
        return t`${minutes} minutes of play between midnight and six in a fortnight: ${percent}% of all.`
      }
      case 'long_sessions':
        return t`${plural(count('days'), { one: '# day', other: '# days' })} of four hours and more in a fortnight.`
      case 'daily_play':
        return t`Played on ${plural(count('days'), { one: '# day', other: '# days' })} of the last 28.`
      case 'heavy_losses': {
        const [lost, deposited] = [money('lost'), money('deposited')]
        return t`Lost ${lost} in 28 days; ${deposited} were deposited.`
      }
      case 'raised_limits':
        return t`Asked for more than a limit allows ${plural(count('times'), { one: '# time', other: '# times' })} in 30 days.`
      case 'removed_limits':
        return t`Wanted a limit gone ${plural(count('times'), { one: '# time', other: '# times' })} in 30 days.`
      case 'spoke_of_harm':
        return t`Wrote of harm in ${plural(count('times'), { one: '# ticket', other: '# tickets' })} in 30 days; a person of the desk judged so.`
    }
  }
}

/** What was done, in a sentence. */
export function useStepSentence(): (step: HarmStep) => string {
  const { t } = useLingui()
  const words = useHarmWords()
  const named = <Word extends string>(names: Record<Word, string>, raw: unknown) =>
    Object.entries<string>(names).find(([word]) => word === raw)?.[1] ?? String(raw)
  return ({ step, details }) => {
    switch (step) {
      case 'note':
        return t`Note`
      case 'message': {
        const message = named(words.messages, details.message)
        return t`Message: ${message}`
      }
      case 'offers':
        return details.offers_closed === true ? t`Closed offers` : t`Opened offers`
      case 'limit': {
        const kind = named(words.kinds, details.limit)
        const period = named(words.periods, details.period)
        const value = formatMoney(parseAmount(String(details.money ?? '0')) ?? 0n)
        return t`Limit: ${kind}, ${value} ${period}`
      }
      case 'suspension': {
        const term = named(words.terms, details.term)
        return details.changed === false
          ? t`Suspension of ${term}: a longer one runs already`
          : t`Suspended play: ${term}`
      }
      case 'mark':
        return t`Marked a ticket: it speaks of harm`
    }
  }
}
