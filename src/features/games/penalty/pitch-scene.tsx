import type { PenaltyTheme } from '../../../../games/penalty/penalty-theme.ts'

const crowdColours = ['#ffd84a', '#f4f7f5', '#4fbf6f', '#5aa9e6', '#ff7a6b']

/** Three rows of heads, each row a band that rises and falls on its own. */
function crowdRow(row: number) {
  return Array.from({ length: 24 }, (_, seat) => ({
    key: `${row} ${seat}`,
    x: 4 + seat * 15.6 + (row % 2) * 7,
    fill: crowdColours[(seat * 7 + row * 3) % crowdColours.length],
  }))
}

/** What lies around the goal: a stadium at night, or a beach under the Sugarloaf. */
export function PitchScene({ scene }: { scene: PenaltyTheme['scene'] }) {
  return scene === 'stadium' ? <Stadium /> : <Beach />
}

function Stadium() {
  return (
    <g>
      <path d="M0 0H360V160H0Z" fill="#0a1c2e" />
      <path d="M-10 -10L70 0L180 160L20 160ZM370 -10L290 0L180 160L340 160Z" fill="#fff" opacity=".06" />
      {[0, 1, 2].map(row => (
        <g key={row} className="penalty-crowd" style={{ '--row': row }}>
          {crowdRow(row).map(({ key, x, fill }) => (
            <circle key={key} cx={x} cy={16 + row * 15} r="6.4" fill={fill} opacity={0.55 + row * 0.12} />
          ))}
        </g>
      ))}
      <path d="M0 58H360V84H0Z" fill="#12643a" />
      <path d="M0 58H360" stroke="#ffd84a" strokeWidth="2" opacity=".6" />
      <Grass from="#2c8f4e" to="#1f7a41" />
    </g>
  )
}

function Grass({ from, to }: { from: string; to: string }) {
  return (
    <g>
      <path d="M0 84H360V260H0Z" fill={from} />
      <path d="M0 84H360V112H0ZM0 146H360V180H0ZM0 220H360V260H0Z" fill={to} />
      <path
        d="M-20 260L24 157H336L380 260M112 157L96 190H264L248 157"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        opacity=".75"
      />
      <ellipse cx="180" cy="236" rx="9" ry="3.5" fill="#fff" opacity=".85" />
    </g>
  )
}

function Beach() {
  return (
    <g>
      <path d="M0 0H360V100H0Z" fill="#7fd0f2" />
      <circle cx="300" cy="30" r="20" fill="#fff1b8" />
      <path d="M0 92Q26 30 58 26Q92 32 104 74Q130 60 150 92Z" fill="#3d7a63" />
      <path d="M196 92Q240 58 290 66Q330 60 360 82V92Z" fill="#4f8d72" />
      <path d="M0 84H360V112H0Z" fill="#1b86b5" />
      <path d="M0 106Q45 98 90 106T180 106T270 106T360 106V120H0Z" fill="#dff4fb" />
      <path d="M0 114H360V260H0Z" fill="#f2cf8c" />
      <path
        d="M20 190q14 6 28 0M300 176q14 6 28 0M70 240q14 6 28 0M250 246q14 6 28 0"
        fill="none"
        stroke="#d9ad62"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g className="penalty-crowd" style={{ '--row': 1 }}>
        <path d="M6 124Q26 96 46 124Z" fill="#ff6b5a" />
        <path d="M318 120Q338 92 358 120Z" fill="#ffd84a" />
        <path d="M26 122V152M338 118V150" stroke="#7a5230" strokeWidth="3" />
      </g>
      <ellipse cx="180" cy="237" rx="15" ry="4" fill="#c99a4f" opacity=".8" />
    </g>
  )
}
