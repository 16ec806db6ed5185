import type { RaceTheme } from '../../../../games/race/race-theme.ts'

type RunnerDrawingProps = { track: RaceTheme['track']; colour: string; number: number }

/** A runner from the side, heading right. */
export function RunnerDrawing({ track, colour, number }: RunnerDrawingProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 44" className="race-runner">
      {track === 'sea' ? <Jangada colour={colour} /> : <Kart colour={colour} />}
      <text x={track === 'sea' ? 27 : 25} y={track === 'sea' ? 25 : 34} className="race-number">
        {number}
      </text>
    </svg>
  )
}

function Jangada({ colour }: { colour: string }) {
  return (
    <g>
      <path d="M22 4Q50 10 46 33L20 32Q28 18 22 4Z" fill={colour} />
      <path d="M22 4Q34 8 40 16Q30 12 24 12Z" fill="#fff" opacity=".45" />
      <path d="M22 3L19 35" stroke="#6a3f1e" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M4 34H60L52 41H12Z" fill="#b97a3e" />
      <path d="M8 37.5H56" stroke="#7d4d22" strokeWidth="1.6" />
      <circle cx="13" cy="26" r="3.4" fill="#8a5a36" />
      <path d="M9 25h8l-4-4z" fill="#f4d58a" />
      <path d="M11 29h4l1 6h-6z" fill="#fff" />
    </g>
  )
}

function Kart({ colour }: { colour: string }) {
  return (
    <g>
      <path d="M4 30Q6 22 18 22H34L40 28L60 31V36H6Z" fill={colour} />
      <path d="M4 18h8v12H6z" fill={colour} />
      <path d="M3 16h12v4H3z" fill="#1b1426" />
      <path d="M22 22Q22 10 31 10Q40 11 40 20L38 23Z" fill="#fff" />
      <path d="M31 14H40V19H31Z" fill="#1b1426" />
      <circle cx="15" cy="36" r="7" fill="#1b1426" />
      <circle cx="49" cy="36" r="7" fill="#1b1426" />
      <circle cx="15" cy="36" r="2.8" fill="#c9c4d6" />
      <circle cx="49" cy="36" r="2.8" fill="#c9c4d6" />
    </g>
  )
}
