import { useLingui } from '@lingui/react/macro'
import { stakeFor, stakeWeight } from '../../../../contract/promotions/stake-weight.ts'
import { useAnswer } from '../../../common/use-answer.ts'
import { useServerNow } from '../../../common/use-server-now.ts'
import { useSourceWords } from '../../../common/use-source-words.ts'
import type { GameRow } from '../../../db/public-rows.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Fact } from '../../../ui/text/fact.tsx'
import { keepAmounts } from '../../../ui/text/keep-amounts.tsx'
import { type OpenRequirement, openRequirements } from '../words/open-requirements.ts'

type LeftToStakeHereProps = { game: GameRow; memberId: string }

/** What the member's open requirements still ask for, in stakes on this game. */
export function LeftToStakeHere({ game, memberId }: LeftToStakeHereProps) {
  const { t } = useLingui()
  const { answer } = useAnswer('bonuses', { memberId })
  const now = useServerNow(30_000)
  const wordsOf = useSourceWords()
  const nameOf = ({ source, isBonus, ...of }: OpenRequirement) => {
    const deposit = formatMoney(of.deposit ?? 0n)
    if (of.deposit !== null) return t`Deposit of ${deposit}`
    return wordsOf(source, isBonus ? 'bonus' : 'requirement')
  }
  const open = answer === undefined ? [] : openRequirements(answer, now)
  if (game.edge === undefined || open.length === 0) return null
  const facts = { edgePpm: Math.round(game.edge * 10_000), category: game.game_type }
  return (
    <section className="rounded-wide bg-surface p-4 shadow-low" aria-label={t`Left to stake on this game`}>
      <h2 className="text-lead">{t`Left to stake on this game`}</h2>
      <dl className="mt-2">
        {open.map(one => {
          const here = stakeFor(one.left, stakeWeight(one, facts))
          return (
            <Fact key={one.id} label={nameOf(one)}>
              <span className="figures font-firm">
                {keepAmounts(here === undefined ? t`Does not count here` : formatMoney(here))}
              </span>
            </Fact>
          )
        })}
      </dl>
      <p className="mt-1 text-faint text-small">
        {t`A stake serves one requirement at a time, in this order. The lower the game's edge, the less a stake counts.`}
      </p>
    </section>
  )
}
