import * as z from 'zod/mini'
import { mountedForms } from '../../input/forms.ts'
import { bundle } from '../../input/sweep/bundle.ts'
import { expect, test } from '../support/test.ts'

const swept = z.object({ tried: z.int(), faults: z.array(z.string()) })

/** A page of the product's own origin on which nothing runs. */
const bare = { contentType: 'text/html', body: '<!doctype html><title>Forms</title>' }

// Two halves, side by side.
for (const half of [0, 1])
  test(`each field of the forms of rare states takes each nasty text, and sends what it means (${half + 1} of 2)`, async ({
    page,
  }) => {
    await page.route('/forms', route => route.fulfill(bare))
    await page.goto('/forms')
    await page.evaluate(await bundle('tests/input/harness/admin-harness.tsx'))
    for (const name of mountedForms.filter((_, at) => at % 2 === half)) {
      const end = z.parse(swept, await page.evaluate(`sweepMounted('${name}')`))
      expect(end.faults, name).toEqual([])
      expect(end.tried, `${name} has a text field`).toBeGreaterThan(20)
    }
  })
