/** What a bench found, as a ratio to a floor measured in the same run where there is one. */
export interface Figure {
  readonly title: string
  readonly value: number
  /** Empty of what has none, CLS. */
  readonly unit: '×' | 'ms' | 'kB' | 'MB' | ''
  /** What the product aims at; without one the figure is reported, not judged. */
  readonly aim?: { readonly atMost: number } | { readonly atLeast: number }
  /** The medians behind it, in words. */
  readonly detail: string
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = Number.NaN, high = Number.NaN] = [sorted[(sorted.length - 1) >> 1], sorted[middle]]
  return (low + high) / 2
}

/** The value that so much of a hundred are below or at. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
}

/** The median of the ratios of neighbouring runs: what the machine did to one of a pair it did to the other. */
export function pairedRatio(ours: readonly number[], floor: readonly number[]): number {
  return median(ours.map((value, index) => value / (floor[index] ?? Number.NaN)))
}

function isMet({ value, aim }: Figure): boolean | undefined {
  if (aim === undefined) return undefined
  return 'atMost' in aim ? value <= aim.atMost : value >= aim.atLeast
}

const digits = { '×': 2, ms: 0, kB: 1, MB: 1, '': 3 } as const
const write = (value: number, unit: Figure['unit']) => `${value.toFixed(digits[unit])} ${unit}`.trimEnd()

/** One row of the table in docs/performance.md. */
export function describeFigure(figure: Figure): string {
  const { title, value, unit, aim, detail } = figure
  const wanted = aim && ('atMost' in aim ? `≤ ${write(aim.atMost, unit)}` : `≥ ${write(aim.atLeast, unit)}`)
  const met = isMet(figure)
  const verdict = met === undefined ? '' : met ? 'met' : 'missed'
  return `| ${title} | ${write(value, unit)} | ${wanted ?? ''} | ${verdict} | ${detail} |`
}
