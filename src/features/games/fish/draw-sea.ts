import type { Species } from '../../../../games/fish/fish-theme.ts'
import type { Sprite } from './fish-sprites.ts'
import { type Place, placeOf, type Sea, type Splash, type Swimmer } from './sea.ts'

type Size = { readonly width: number; readonly height: number }
export type Frame = Size & {
  readonly sprites: ReadonlyMap<Species, Sprite>
  readonly colours: { readonly accent: string; readonly ink: string }
}

const splashMs = 1_100

/** One frame: fish copied whole, the float of the shot, and what came of it. */
export function drawSea(canvas: CanvasRenderingContext2D, sea: Sea, frame: Frame, now: number) {
  canvas.clearRect(0, 0, frame.width, frame.height)
  const swimNow = sea.swimTime(now)
  for (const swimmer of sea.fill(now)) drawFish(canvas, swimmer, frame, swimNow)
  const aimed = sea.aimed()
  if (aimed) drawAim(canvas, placeOf(aimed, swimNow), frame, swimNow)
  const splash = sea.splash()
  if (splash && now - splash.at < splashMs) drawSplash(canvas, splash, frame, (now - splash.at) / splashMs)
}

function drawFish(canvas: CanvasRenderingContext2D, swimmer: Swimmer, frame: Frame, now: number) {
  const sprite = frame.sprites.get(swimmer.species)
  if (!sprite) return
  const { x, y } = placeOf(swimmer, now)
  const { width, height } = sprite
  canvas.save()
  canvas.translate(x * frame.width, y * frame.height)
  canvas.scale(swimmer.heading, 1)
  canvas.drawImage(sprite.bentAt(now / 170 + swimmer.phase), -width / 2, -height / 2, width, height)
  canvas.restore()
}

/** The line in the water, until the answer is here. */
function drawAim(canvas: CanvasRenderingContext2D, { x, y }: Place, frame: Frame, now: number) {
  const [left, top] = [x * frame.width, y * frame.height]
  canvas.strokeStyle = frame.colours.accent
  canvas.lineWidth = 1.5
  canvas.globalAlpha = 0.7
  canvas.beginPath()
  canvas.moveTo(frame.width / 2, frame.height)
  canvas.quadraticCurveTo(frame.width / 2, top, left, top)
  canvas.stroke()
  canvas.globalAlpha = 1
  canvas.lineWidth = 3
  canvas.beginPath()
  canvas.arc(left, top, 20 + Math.sin(now / 90) * 3, 0, Math.PI * 2)
  canvas.stroke()
}

/** Letters of 20 px and their outline. */
const lettersHigh = 24

/** What a fish at the edge pays is read whole. `left`: the middle of the words; `half`: half of their width. */
export function wholeWithin(
  { width, height }: Size,
  { half, left, base }: { half: number; left: number; base: number },
) {
  const room = half + 4
  return {
    left: Math.max(room, Math.min(width - room, left)),
    base: Math.max(lettersHigh, Math.min(height - 4, base)),
  }
}

/** A catch rises with what it pays; a miss is a ring in the water. */
function drawSplash(canvas: CanvasRenderingContext2D, splash: Splash, frame: Frame, progress: number) {
  const [left, top] = [splash.x * frame.width, splash.y * frame.height]
  canvas.globalAlpha = 1 - progress
  canvas.strokeStyle = splash.isCaught ? frame.colours.accent : frame.colours.ink
  canvas.lineWidth = splash.isCaught ? 4 : 2
  for (const ring of splash.isCaught ? [14, 26, 40] : [18]) {
    canvas.beginPath()
    canvas.arc(left, top, ring * (0.5 + progress), 0, Math.PI * 2)
    canvas.stroke()
  }
  if (splash.isCaught) {
    canvas.globalAlpha = Math.min(1, 2.4 - 2.4 * progress)
    canvas.font = '800 20px "Bricolage Grotesque", system-ui, sans-serif'
    canvas.textAlign = 'center'
    canvas.lineWidth = 5
    canvas.strokeStyle = '#00000099'
    const words = wholeWithin(frame, {
      half: canvas.measureText(splash.text).width / 2,
      left,
      base: top - 26 - progress * 26,
    })
    canvas.strokeText(splash.text, words.left, words.base)
    canvas.fillStyle = frame.colours.accent
    canvas.fillText(splash.text, words.left, words.base)
  }
  canvas.globalAlpha = 1
}
