import type { SicBoPlace } from '../../../../games/sic-bo/sic-bo-table.ts'

/** One text for one place of the table. */
export function keyOfPlace(place: SicBoPlace): string {
  if ('faces' in place) return `pair ${place.faces.join('-')}`
  return 'at' in place ? `${place.kind} ${place.at}` : place.kind
}
