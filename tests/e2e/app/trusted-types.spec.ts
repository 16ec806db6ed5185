import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('texts never become markup or scripts, and the app’s own worker still starts', async ({
  page,
  mishaps,
}) => {
  await page.goto('/')
  const reported = await page.evaluate(() => {
    const outcomeOf = (act: () => void) => {
      try {
        act()
        return 'done'
      } catch (error) {
        return error instanceof TypeError ? 'refused' : 'other'
      }
    }
    const script = document.createElement('script')
    return {
      markup: outcomeOf(() => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
      }),
      elsewhere: outcomeOf(() => {
        script.src = 'https://evil.example/assets/a.js'
      }),
      upload: outcomeOf(() => {
        script.src = '/media/banner/1'
      }),
      worker: outcomeOf(() => new Worker('data:text/javascript,1')),
    }
  })
  expect(reported).toEqual({ markup: 'refused', elsewhere: 'refused', upload: 'refused', worker: 'refused' })
  // Chromium names each refusal in its console.
  expect(mishaps.splice(0).filter(text => !text.includes('The action has been blocked'))).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toMatch(
    /^activat/,
  )
})
