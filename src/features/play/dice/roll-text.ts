/** `4207` → `42.07`: a roll, or a place on its scale. */
export function rollText(roll: number): string {
  return (roll / 100).toFixed(2).padStart(5, '0')
}
