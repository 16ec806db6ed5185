/** When a card leaves the shoe: player, banker, player, banker, the player's third, the banker's third. */
export function dealtAt(side: 'player' | 'banker', index: number, othersCount: number): number {
  if (index < 2) return index * 2 + (side === 'banker' ? 1 : 0)
  if (side === 'player') return 4
  return othersCount > 2 ? 5 : 4
}
