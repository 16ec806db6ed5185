import { prefersStill } from '../ui/prefers-still.ts'

/** Beside the motions of the tokens (`--motion-even`). */
const fadeMs = 180

const isOfGame = (path: string | undefined) => path === '/gameInfo'

/**
 * A page fades in on the way to a game and back; all others come at once, and so does the first. By its opacity alone: a view transition
 * styles the whole page twice, paints nothing meanwhile and takes the presses that come while it runs.
 */
export function fadePage(page: Document, from: string | undefined, to: string): void {
  if (from === undefined || from === to || !(isOfGame(from) || isOfGame(to)) || prefersStill()) return
  page.getElementById('main')?.animate({ opacity: [0, 1] }, { duration: fadeMs, easing: 'linear' })
}
