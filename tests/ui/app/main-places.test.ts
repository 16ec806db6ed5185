import { expect, test } from 'vitest'
import { isHere, mainPlaces } from '../../../src/app/shell/places.ts'

test.each([
  ['/', '/'],
  ['/game', '/game'],
  ['/promotion/activity/recharge', '/promotion/activity'],
  ['/promotion/history', '/promotion/activity'],
  ['/sorteio', '/promotion/activity'],
  ['/primo-deposito', '/promotion/activity'],
  ['/recharge', '/recharge'],
  ['/rechargeRecord', undefined],
  ['/gameInfo', undefined],
])('at %s the member stands in %s, and nowhere else', (path, place) => {
  const here = mainPlaces.filter(one => isHere(one, path)).map(one => one.to)
  expect(here).toEqual(place === undefined ? [] : [place])
})
