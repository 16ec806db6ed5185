import { listHands } from '../games/video-poker/deals.ts'
import { HANDS, PAYS } from '../games/video-poker/poker-hands.ts'
import { BEST_PLAY_COUNTS } from '../games/video-poker/video-poker-odds.ts'
import { countBestPlay } from '../games/video-poker/whole-deck.ts'

/** Plays every single deal of 9/6 jacks or better as well as it can be played, and compares what comes of it with what the game states. */
function* everyDeal() {
  for (const cards of listHands()) yield { cards, weight: 1 }
}

const began = process.cpuUsage()
const counts = countBestPlay(everyDeal())
const { user } = process.cpuUsage(began)
const all = counts.reduce((sum, count) => sum + count, 0)
const returned = counts.reduce((sum, count, place) => sum + count * (PAYS[place] ?? 0), 0)
for (const [place, hand] of HANDS.entries()) {
  const count = counts[place] ?? 0
  console.log(
    `${hand.padEnd(16)} ${count.toLocaleString('en').padStart(18)}  ${((count / all) * 100).toFixed(6)} %`,
  )
}
console.log(
  `2,598,960 deals, return ${((returned / all) * 100).toFixed(7)} %, ${(user / 1e6).toFixed(1)} s of processor time`,
)
if (counts.some((count, place) => count !== BEST_PLAY_COUNTS[place])) {
  console.log('This is not what games/video-poker/video-poker-odds.ts states.')
  process.exitCode = 1
}
