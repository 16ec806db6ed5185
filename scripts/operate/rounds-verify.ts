import { readRoundFile } from '../../contract/games/round-file.ts'
import { type CheckedRound, checkRounds } from '../rounds/check-rounds.ts'
import { readNamedFile } from '../run/read-named-file.ts'

/**
 * `npm run rounds:verify -- FILE`: plays every round of a file again, without a network or a server, and says which do not agree. The
 * file comes from `rounds:export` or from the member's own page of fairness. Ends with 1 when a round failed.
 */
const [path] = process.argv.slice(2)
if (path === undefined) {
  console.error('Usage: npm run rounds:verify -- FILE.json')
  process.exit(2)
}
const file = readRoundFile(readNamedFile(path))
if (file === undefined) {
  console.error(`${path} is no file of rounds.`)
  process.exit(2)
}

const words: Record<CheckedRound['result'], string> = {
  right: 'agree in every step',
  failed: 'FAILED',
  sealed: 'sealed: their seed still runs',
  open: 'open, or given back: nothing to check',
  'not-drawn': 'not drawn: slips on real matches',
  'unknown-game': 'of games that this version does not know',
}
const checked = await checkRounds(file)
for (const { id, game, result, steps } of checked)
  if (result === 'failed') console.log(`${id} ${game}: FAILED ${steps.join(', ')}`)
for (const [result, said] of Object.entries(words)) {
  const count = checked.filter(one => one.result === result).length
  if (count > 0) console.log(`${count} ${said}`)
}
console.log(`${checked.length} rounds`)
if (checked.some(({ result }) => result === 'failed')) process.exitCode = 1
