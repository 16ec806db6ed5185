import { FOOTBALL_TEAMS } from '../../../games/football/football-teams.ts'

/** A club's shirt in its two colours. */
export function TeamBadge({ name }: { name: string }) {
  const team = FOOTBALL_TEAMS.find(known => known.name === name)
  const [shirt, trim] = team?.colours ?? ['var(--raised)', 'var(--text-faint)']
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 flex-none">
      <path
        fill={shirt}
        stroke="#fff7"
        strokeWidth=".6"
        d="M8.5 3L2 6.6l2 5 2.6-.9V21h10.8V10.7l2.6.9 2-5L15.5 3q-3.5 3-7 0Z"
      />
      <path fill={trim} d="M6.6 13.5h10.8v2.800H6.600ZM8.5 3q3.5 3 7 0l-1-.3q-2.5 2-5 0Z" />
    </svg>
  )
}
