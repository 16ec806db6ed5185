/** Net lines: across and down, slightly drawn in behind the posts. */
const net = [
  ...Array.from({ length: 15 }, (_, index) => `M${48 + index * 19} 42L${62 + index * 17} 150`),
  ...Array.from({ length: 6 }, (_, index) => `M44 ${52 + index * 18}H316`),
].join('')

export function GoalFrame() {
  return (
    <g>
      <path d="M40 36H320V154H40Z" className="penalty-mouth" />
      <path d={net} className="penalty-net" />
      <path d="M40 156V36H320V156" className="penalty-posts" />
    </g>
  )
}

/** Stands on his line, about his own middle; jersey and gloves in the theme's light. */
export function KeeperDrawing() {
  return (
    <g>
      <path d="M166 130L160 156M194 130L200 156" stroke="#1b2430" strokeWidth="11" strokeLinecap="round" />
      <path d="M154 157h14M192 157h14" stroke="#f6f6f6" strokeWidth="7" strokeLinecap="round" />
      <path d="M160 92L138 68M200 92L222 68" className="penalty-sleeves" />
      <circle cx="136" cy="64" r="9" fill="#fff" />
      <circle cx="224" cy="64" r="9" fill="#fff" />
      <path d="M158 84Q180 76 202 84L198 134H162Z" className="penalty-jersey" />
      <path d="M162 120H198L199 138H161Z" fill="#1b2430" />
      <path d="M176 92h8v22h-8z" fill="#fff" opacity=".85" />
      <circle cx="180" cy="66" r="14" fill="#b9794f" />
      <path d="M166 64Q168 50 180 50Q192 50 194 64Q188 56 180 57Q172 56 166 64Z" fill="#2a1a12" />
      <path d="M174 67h1M185 67h1" stroke="#1b1208" strokeWidth="3.4" strokeLinecap="round" />
    </g>
  )
}

export function BallDrawing() {
  return (
    <g>
      <circle cx="180" cy="222" r="15" fill="#fbfbfb" />
      <path
        d="M180 213L188 219L185 228H175L172 219ZM180 207V213M194 217L188 219M189 235L185 228M171 235L175 228M166 217L172 219"
        fill="#26303a"
        stroke="#26303a"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M170 213Q174 209 179 208" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
    </g>
  )
}
