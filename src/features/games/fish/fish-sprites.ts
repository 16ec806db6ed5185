import { fishSvg, sizeOfFish } from '../../../../games/fish/fish-drawings.ts'
import type { Prey, Species } from '../../../../games/fish/fish-theme.ts'

const addresses = new Map<Species, string>()

/** A fish as the address of a picture. */
export function fishImage(species: Species): string {
  const known = addresses.get(species)
  if (known !== undefined) return known
  const address = `data:image/svg+xml,${encodeURIComponent(fishSvg(species))}`
  addresses.set(species, address)
  return address
}

export interface Sprite {
  /** The fish in the middle of a stroke of its tail: `turn` in radians, the whole stroke is 2π. */
  readonly bentAt: (turn: number) => HTMLCanvasElement
  /** Points on the screen, room for the bend included. */
  readonly width: number
  readonly height: number
}

/** A fish bends in so many upright strips. */
const strips = 28
/** So far up and down the tail swings, of the fish's height. */
const swing = 0.055
/** How many moments of a stroke there are: from one to the next even the tail moves about a point. */
const moments = 16
const circle = Math.PI * 2

/**
 * Fish drawn once each, and each moment of their stroke when it is first wanted, so that a frame copies a whole fish at once: strip by
 * strip, twelve fish took most of the time that a slow processor has for a frame. `unit` is the width of a fish of size one.
 */
export async function drawSprites(
  prey: readonly Prey[],
  unit: number,
  ratio: number,
): Promise<ReadonlyMap<Species, Sprite>> {
  const drawn = await Promise.all(
    prey.map(async ({ species }) => [species, await drawSprite(species, unit, ratio)] as const),
  )
  return new Map(drawn)
}

async function drawSprite(species: Species, unit: number, ratio: number): Promise<Sprite> {
  const image = new Image()
  image.src = fishImage(species)
  await image.decode()
  const width = unit * sizeOfFish(species)
  const height = (width * 90) / 140
  const straight = sheetOf(Math.ceil(width * ratio), Math.ceil(height * ratio))
  straight.getContext('2d')?.drawImage(image, 0, 0, straight.width, straight.height)
  const bent = new Map<number, HTMLCanvasElement>()
  return {
    width,
    height: height * (1 + 2 * swing),
    bentAt(turn) {
      const moment = Math.floor((((turn % circle) + circle) / circle) * moments) % moments
      const picture = bent.get(moment) ?? bend(straight, (moment * circle) / moments)
      bent.set(moment, picture)
      return picture
    },
  }
}

function bend(straight: HTMLCanvasElement, turn: number): HTMLCanvasElement {
  const { width, height } = straight
  const picture = sheetOf(width, Math.ceil(height * (1 + 2 * swing)))
  const canvas = picture.getContext('2d')
  const each = width / strips
  for (let strip = 0; strip < strips; strip += 1) {
    const part = strip / strips
    // The tail swings, the head hardly moves.
    const shift = Math.sin(turn - part * 7.7) * height * swing * (1 - part)
    const top = (picture.height - height) / 2 + shift
    canvas?.drawImage(straight, strip * each, 0, each, height, strip * each, top, each + 0.6, height)
  }
  return picture
}

function sheetOf(width: number, height: number): HTMLCanvasElement {
  const sheet = document.createElement('canvas')
  sheet.width = width
  sheet.height = height
  return sheet
}
