import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { FishTheme } from '../../../../games/fish/fish-theme.ts'
import { drawSea, type Frame } from './draw-sea.ts'
import { drawSprites } from './fish-sprites.ts'
import { placeOf, type Sea, type Swimmer } from './sea.ts'

type FishSeaProps = {
  theme: FishTheme
  sea: Sea
  onShoot: (swimmer: Swimmer) => void
}

/** More pixels than this no phone shows better. */
const mostRatio = 2

/** The water. What is said here by moving is said in words beside it. */
export function FishSea({ theme, sea, onShoot }: FishSeaProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useSeaFrames(canvas, theme, sea)
  const shootAt = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const found = fishUnder(sea, event.clientX - box.left, event.clientY - box.top, box)
    if (found) onShoot(found)
  }
  return (
    <div className="fish-sea" aria-hidden="true" onPointerDown={shootAt}>
      <canvas ref={canvas} className="fish-canvas" />
    </div>
  )
}

/** The nearest fish under a fingertip. */
function fishUnder(sea: Sea, x: number, y: number, { width, height }: { width: number; height: number }) {
  const now = performance.now()
  const reach = Math.max(34, unitOf(width) * 0.45)
  const near = sea
    .fill(now)
    .map(swimmer => {
      const place = placeOf(swimmer, sea.swimTime(now))
      return { swimmer, far: Math.hypot(place.x * width - x, (place.y * height - y) * 1.4) }
    })
    .filter(({ far }) => far < reach)
    .sort((one, other) => one.far - other.far)
  return near[0]?.swimmer
}

/** The width of a fish of size one: three and a half across a phone. */
function unitOf(width: number): number {
  return Math.min(150, Math.max(88, width / 4.5))
}

function useSeaFrames(place: React.RefObject<HTMLCanvasElement | null>, theme: FishTheme, sea: Sea) {
  const { prey, palette } = theme
  const measure = useEffectEvent((canvas: HTMLCanvasElement) => {
    const { clientWidth: width, clientHeight: height } = canvas
    const ratio = Math.min(mostRatio, devicePixelRatio)
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
    canvas.getContext('2d')?.setTransform(ratio, 0, 0, ratio, 0, 0)
    return { width, height, ratio }
  })
  useEffect(() => {
    const canvas = place.current
    const context = canvas?.getContext('2d')
    if (!canvas || !context) return
    let asked = 0
    let frame: Frame = { width: 0, height: 0, sprites: new Map(), colours: palette }
    const refit = async () => {
      const { ratio, ...size } = measure(canvas)
      frame = { ...frame, ...size }
      frame = { ...frame, sprites: await drawSprites(prey, unitOf(size.width), ratio) }
    }
    const watch = new ResizeObserver(() => void refit())
    watch.observe(canvas)
    const next = () => {
      drawSea(context, sea, frame, performance.now())
      asked = requestAnimationFrame(next)
    }
    next()
    return () => {
      watch.disconnect()
      cancelAnimationFrame(asked)
    }
  }, [place, sea, prey, palette])
}
