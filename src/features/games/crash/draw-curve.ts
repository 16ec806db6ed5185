export interface Size {
  readonly width: number
  readonly height: number
}

interface Flight {
  readonly growth: number
  /** Where it stands, in hundredths. */
  readonly point: number
}

/** Kept free around the curve, for the flyer. */
const edge = { left: 14, right: 58, top: 44, bottom: 18 }
/** The least that the axes span: the first seconds do not fill the sheet. */
const leastSeconds = 8
const leastPoint = 2

/** Where a moment of the flight lies on the sheet; the axes grow with the flight. */
function place({ width, height }: Size, { growth, point }: Flight, seconds: number) {
  const flown = Math.log(point / 100) / growth
  const spanX = Math.max(leastSeconds, flown)
  const spanY = Math.max(leastPoint, point / 100) - 1
  const across = width - edge.left - edge.right
  const up = height - edge.top - edge.bottom
  return {
    x: edge.left + (seconds / spanX) * across,
    y: height - edge.bottom - ((Math.exp(growth * seconds) - 1) / spanY) * up,
  }
}

/** The point of the curve, and how steeply it climbs there, in degrees. */
export function tipOf(size: Size, flight: Flight) {
  const flown = Math.log(flight.point / 100) / flight.growth
  const tip = place(size, flight, flown)
  const before = place(size, flight, Math.max(0, flown - 0.25))
  const turn = flown === 0 ? 0 : (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI
  return { ...tip, turn }
}

const pieces = 48

export function drawCurve(
  context: CanvasRenderingContext2D,
  size: Size,
  flight: Flight & { readonly colour: string },
): void {
  context.clearRect(0, 0, size.width, size.height)
  const flown = Math.log(flight.point / 100) / flight.growth
  if (flown === 0) return
  const points = Array.from({ length: pieces + 1 }, (_, at) => place(size, flight, (flown * at) / pieces))
  const last = points.at(-1)
  if (last === undefined) return
  const line = () => {
    context.beginPath()
    for (const { x, y } of points) context.lineTo(x, y)
  }
  line()
  context.lineTo(last.x, size.height)
  context.lineTo(edge.left, size.height)
  context.closePath()
  context.fillStyle = flight.colour
  context.globalAlpha = 0.16
  context.fill()
  context.globalAlpha = 1
  line()
  context.strokeStyle = flight.colour
  context.lineWidth = 5
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.stroke()
}
