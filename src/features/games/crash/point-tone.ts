/** High points stand out; none of them says anything about the next. In hundredths. */
export function toneOfPoint(hundredths: number): 'high' | 'mid' | 'low' {
  if (hundredths >= 1_000) return 'high'
  return hundredths >= 200 ? 'mid' : 'low'
}
