import './dealer.css'
import { symbolImage } from '../stage/symbol-image.ts'

type DealerProps = {
  /** `open`: bets are taken; `closed`: no more bets; `dealing`: one movement for each `beat`; `idle`: waits. */
  pose: 'open' | 'closed' | 'dealing' | 'idle'
  /** Grows with each card or ball. */
  beat?: number
}

/** The macaw who runs the table. It only shows what the words beside it say. */
export function Dealer({ pose, beat = 0 }: DealerProps) {
  return (
    <svg viewBox="0 0 120 112" className="dealer" data-pose={pose} aria-hidden="true" focusable="false">
      <path className="dealer-coat" d="M14 112Q10 66 44 60H76Q110 66 106 112Z" />
      <path fill="#fdf6ea" d="M46 60H74L60 98Z" />
      <g className="dealer-head">
        <image href={symbolImage('macaw')} x="20" y="-4" width="76" height="76" />
      </g>
      <path className="dealer-tie" d="M60 70l-15-8v16zl15-8v16z" />
      <g key={beat} className="dealer-wing">
        <path fill="#1d62c9" d="M92 72Q116 78 112 112H84Q92 96 84 84Z" />
        <path fill="#ffc93c" d="M92 82Q104 88 104 112H94Q98 98 90 90Z" />
      </g>
    </svg>
  )
}
