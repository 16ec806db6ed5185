import { fishSvg, sizeOfFish } from '../../../../games/art/fish-drawings.ts'
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
  readonly picture: HTMLCanvasElement
  /** Points on the screen. */
  readonly width: number
  readonly height: number
}

/** Fish drawn once each, so that a frame only copies them. `unit` is the width of a fish of size one. */
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
  const picture = document.createElement('canvas')
  picture.width = Math.ceil(width * ratio)
  picture.height = Math.ceil(height * ratio)
  picture.getContext('2d')?.drawImage(image, 0, 0, picture.width, picture.height)
  return { picture, width, height }
}
