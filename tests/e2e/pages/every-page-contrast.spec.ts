import { arrive } from '../support/arrive.ts'
import { strongContrastFindings } from '../support/faults/axe.ts'
import { everyPath, isListed } from '../support/faults/every-path.ts'
import { createPayee } from '../support/forms/payee.ts'
import { openAs } from '../support/open-as.ts'
import { expect, test } from '../support/test.ts'

/** A part of `npm run access`. The palettes by themselves: `tests/ui/games/stage/play-contrast.test.ts`. */
test.use({ viewport: { width: 360, height: 640 } })

const softly = expect.configure({ soft: true })

test('where the device asks for more contrast the words of every game reach 7 to 1', async ({ page }) => {
  // Every game is opened.
  test.setTimeout(10 * 60_000)
  await openAs(page, await createPayee('1000.00'))
  for (const path of everyPath.stages.filter(isListed)) {
    await arrive(page, path)
    softly(await strongContrastFindings(page), path).toEqual([])
  }
})
