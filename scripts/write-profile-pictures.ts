import { mkdirSync, writeFileSync } from 'node:fs'
import { drawPicture, pictureLooks } from './profile-pictures/draw-picture.ts'

/** Draws `public/pictures`: the faces a member may choose. Run it again after a change of the drawing. */
const folder = new URL('../public/pictures/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const look of pictureLooks) writeFileSync(new URL(`${look.id}.svg`, folder), drawPicture(look))
console.log(`${pictureLooks.length} pictures drawn`)
