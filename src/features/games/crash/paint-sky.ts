import type { TableRound } from '../../../../contract/games/shared-rounds.ts'
import { standsAt } from '../../../../games/crash/crash-odds.ts'
import type { CrashTheme } from '../../../../games/crash/crash-theme.ts'
import { pointText } from '../words/point-text.ts'
import { drawCurve, type Size, tipOf } from './draw-curve.ts'

interface Parts {
  readonly sheet: HTMLCanvasElement | null
  readonly figure: HTMLElement | null
  readonly flyer: HTMLElement | null
  readonly bar: HTMLElement | null
}

interface Flight {
  readonly theme: CrashTheme
  readonly phase: TableRound['phase'] | undefined
  /** Hundredths, once it is public. */
  readonly crash: number | undefined
  readonly opensAt: number
  readonly closesAt: number
  readonly isStill: boolean
  readonly colour: string
}

/** One frame: the curve and what flies at its tip, the figure, the time left. */
export function paintSky({ sheet, figure, flyer, bar }: Parts, flight: Flight, now: number): void {
  const point = pointAt(flight, now)
  // The sheet is measured before anything is written: the other way round each frame would lay the page out twice.
  if (sheet) paintCurve(sheet, flyer, flight, { point, now })
  const text = figureOf(flight, point, now)
  if (figure && figure.textContent !== text) figure.textContent = text
  if (bar) bar.style.transform = `scaleX(${partLeft(flight, now)})`
}

interface Instant {
  readonly point: number
  readonly now: number
}

function paintCurve(
  sheet: HTMLCanvasElement,
  flyer: HTMLElement | null,
  flight: Flight,
  { point, now }: Instant,
) {
  const context = sheet.getContext('2d')
  if (!context) return
  const size = fitSheet(sheet, context)
  const { growth } = flight.theme
  drawCurve(context, size, { growth, point, colour: flight.colour })
  if (!flyer) return
  const tip = tipOf(size, { growth, point })
  const sway = flight.isStill || flight.phase !== 'running' ? 0 : Math.sin(now / 260) * 3
  flyer.style.transform = `translate(${tip.x}px, ${tip.y + sway}px) rotate(${tip.turn}deg)`
}

const isWaiting = ({ phase }: Flight) => phase === undefined || phase === 'betting'

function pointAt(flight: Flight, now: number): number {
  const { theme, crash, closesAt } = flight
  if (isWaiting(flight)) return 100
  const flown = standsAt(Math.max(0, now - closesAt), theme.growth)
  return crash ?? Math.min(theme.maxMultiplier * 100, flown)
}

function figureOf(flight: Flight, point: number, now: number): string {
  if (flight.phase === undefined) return ''
  if (flight.phase !== 'betting') return pointText(point)
  return `${Math.max(0, Math.ceil((flight.closesAt - now) / 1000))} s`
}

function partLeft({ phase, opensAt, closesAt }: Flight, now: number): number {
  if (phase !== 'betting') return 0
  return Math.min(1, Math.max(0, (closesAt - now) / (closesAt - opensAt)))
}

/** The sheet in the pixels of the screen; drawn in those of the page. */
function fitSheet(sheet: HTMLCanvasElement, context: CanvasRenderingContext2D): Size {
  const { clientWidth: width, clientHeight: height } = sheet
  const ratio = Math.min(2, globalThis.devicePixelRatio || 1)
  if (sheet.width !== Math.round(width * ratio)) sheet.width = Math.round(width * ratio)
  if (sheet.height !== Math.round(height * ratio)) sheet.height = Math.round(height * ratio)
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  return { width, height }
}

/** Of the curve; asked once a phase, for a frame has no time to ask for styles. */
export function skyColour(sheet: HTMLCanvasElement, phase: Flight['phase']): string {
  const style = getComputedStyle(sheet)
  return style.getPropertyValue(phase === 'ended' ? '--scarlet-text' : '--game-accent').trim()
}
