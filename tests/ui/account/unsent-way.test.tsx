// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import type { SettledCallRow } from '../../../src/db/queue-rows.ts'
import { UnsentWay } from '../../../src/features/account/profile/unsent-way.tsx'
import { openMemberTab } from '../member-tab.ts'
import { mountPage } from '../mount-page.tsx'

/** A settled bet whose outcome was shown: its toast has gone. */
const reported: SettledCallRow = {
  ...{ key: 'bet', memberId: 'ana', call: 'sports-bet', amount: 200n, sentAt: 0, settledAt: 0 },
  ...{ outcome: 'done', why: null, isTold: true },
}

async function lookAt({ settled, unknown }: { settled: readonly SettledCallRow[]; unknown: number }) {
  const { world, tab } = await openMemberTab('ana')
  await tab.db.table('settledCalls').bulkPut([...settled])
  for (let number = 0; number < unknown; number += 1) {
    await tab.db.table('openCalls').put({
      ...{ key: `open-${number}`, memberId: 'ana', call: 'round-start', amount: 100n, wish: '' },
      ...{ state: 'unknown', sentAt: 0 },
    })
  }
  const place = await mountPage({ world, tab, path: '/profile', page: <UnsentWay memberId="ana" /> })
  const says = (words: string) => vi.waitFor(() => expect(place.textContent).toBe(words))
  return { place, tab, says }
}

it('what became of a lost call is found from the profile after its toast has gone, until it is put away', async () => {
  const { place, tab, says } = await lookAt({ settled: [reported], unknown: 0 })
  await says('Lost answers1 cleared up')
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/unsent')
  await tab.sync.putAway('bet')
  await says('')
})

it('it counts beside what has no answer yet, and is nobody else’s', async () => {
  const ofAnother = { ...reported, key: 'other', memberId: 'bia' }
  const { says } = await lookAt({ settled: [reported, ofAnother], unknown: 2 })
  await says('Not sent yet2 without an answer · 1 cleared up')
})
