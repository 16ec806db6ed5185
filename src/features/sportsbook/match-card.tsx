import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { SportsMatch } from '../../../contract/sportsbook/sports.ts'
import { MARKET_IDS, type MarketId, PICKS } from '../../../games/football/markets.ts'
import { Icon } from '../../ui/icon.tsx'
import { chevronDownIcon } from '../../ui/icons/shell-icons.ts'
import { FixtureLine } from './fixture-line.tsx'
import { MatchTeams } from './match-teams.tsx'
import { OddsButton } from './odds-button.tsx'
import { legName, oddsIn } from './slip/slip-draft.ts'
import type { Slip } from './slip/use-slip.ts'
import type { OddsWriter } from './use-odds-format.ts'
import { usePickWords } from './use-pick-words.ts'

type MatchCardProps = { match: SportsMatch; slip: Slip; odds: OddsWriter; isOpen: boolean }

const shortPicks: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2' }

/** A match that takes bets: its three results at a press, the other markets one press further. */
export function MatchCard({ match, slip, odds, isOpen }: MatchCardProps) {
  const { t } = useLingui()
  const [isWide, setIsWide] = useState(false)
  const id = useId()
  const others = MARKET_IDS.filter(market => market !== '1x2' && match.odds[market] !== undefined)
  const row = (market: MarketId) => (
    <PickRow key={market} market={market} {...{ match, slip, odds, isOpen }} />
  )
  return (
    <article className="book-card" aria-label={`${match.home} – ${match.away}`}>
      <FixtureLine match={match} />
      <MatchTeams match={match} />
      {row('1x2')}
      {others.length > 0 ? (
        <button
          type="button"
          aria-expanded={isWide}
          aria-controls={id}
          onClick={() => setIsWide(!isWide)}
          className="settle target flex w-full items-center justify-center gap-1 font-bold text-small text-soft"
        >
          {isWide ? t`Fewer markets` : t`More markets`}
          <Icon shape={chevronDownIcon} size={16} className={isWide ? 'rotate-180' : ''} />
        </button>
      ) : null}
      {isWide ? (
        <div id={id} className="grid gap-3 pb-1">
          {others.map(row)}
        </div>
      ) : null}
    </article>
  )
}

function PickRow({ match, market, slip, odds, isOpen }: MatchCardProps & { market: MarketId }) {
  const words = usePickWords()
  const note = words.note(market)
  const noteId = useId()
  const picks = PICKS[market].filter(pick => oddsIn(match, market, pick) !== undefined)
  return (
    <fieldset className="min-w-0" aria-describedby={note === undefined ? undefined : noteId}>
      <legend className={market === '1x2' ? 'sr-only' : 'mb-1 text-soft text-tiny'}>
        {words.market(market)}
      </legend>
      <div className={`odds-row odds-row-${market}`}>
        {picks.map(pick => {
          const hundredths = oddsIn(match, market, pick) ?? 0
          const name = words.pick(pick, match)
          return (
            <OddsButton
              key={pick}
              name={`${match.home} – ${match.away}, ${words.market(market)}, ${name}`}
              label={market === '1x2' ? (shortPicks[pick] ?? name) : name}
              odds={odds.write(hundredths)}
              isOn={slip.draft.legs.some(leg => legName(leg) === legName({ match: match.id, market, pick }))}
              disabled={!isOpen}
              onPress={() =>
                slip.toggle({
                  ...{ match: match.id, home: match.home, away: match.away },
                  ...{ market, pick, odds: hundredths },
                })
              }
            />
          )
        })}
      </div>
      {note === undefined ? null : (
        <p id={noteId} className="mt-1 text-soft text-tiny">
          {note}
        </p>
      )}
    </fieldset>
  )
}
