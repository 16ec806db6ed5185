import { useEffect, useState } from 'react'
import type { Round } from '../../../../contract/lobby/games.ts'
import { type PlinkoView, plinkoView } from '../../../../games/plinko/plinko-schemas.ts'
import type { Table } from '../../../common/play/use-table.ts'
import { readView } from '../round/read-view.ts'

/** A settled round whose ball is still in the air. */
export interface Flight {
  readonly round: Round
  readonly view: PlinkoView
}

type Flights = {
  readonly inAir: readonly Flight[]
  /** The last ball that came to rest. */
  readonly landed: Flight | undefined
  /** A ball has come to rest. */
  readonly land: (flight: Flight) => void
  /** All balls come to rest at once. */
  readonly skip: () => void
  /** Lets another ball go, also while others fall: each is a bet and a settled round of its own. */
  readonly drop: (bet: object, stake: bigint) => void
}

/**
 * Balls in the air. The newest holds the table until it lands or the member lets the next one go: then the table is free at
 * once, the next bet is sent, and the earlier ball falls on.
 */
export function useFlights(table: Table): Flights {
  const { phase, round, shown, bet: placeBet } = table
  const [inAir, setInAir] = useState<readonly Flight[]>([])
  const [landed, setLanded] = useState<Flight>()
  const [seen, setSeen] = useState(round?.id)
  const [next, setNext] = useState<{ bet: object; stake: bigint }>()
  if (phase === 'showing' && round && seen !== round.id) {
    const view = readView(plinkoView, round.view)
    setSeen(round.id)
    if (view) setInAir([...inAir, { round, view }])
  }
  useEffect(() => {
    if (phase !== 'ready' || !next) return
    setNext(undefined)
    placeBet(next.bet, next.stake)
  }, [phase, next, placeBet])
  const land = (flight: Flight) => {
    setInAir(balls => balls.filter(ball => ball.round.id !== flight.round.id))
    setLanded(flight)
    if (phase === 'showing' && round?.id === flight.round.id) shown()
  }
  return {
    inAir,
    landed,
    land,
    skip: () => {
      for (const flight of inAir) land(flight)
    },
    drop: (bet, stake) => {
      if (phase === 'ready') return placeBet(bet, stake)
      if (phase !== 'showing') return
      setNext({ bet, stake })
      shown()
    },
  }
}
