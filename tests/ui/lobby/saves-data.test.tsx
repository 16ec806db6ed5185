// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { HomeBanners } from '../../../src/features/lobby/home/home-banners.tsx'
import { createWorld } from '../../sync/support/world.ts'
import { mountPage } from '../mount-page.tsx'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
})

const askToSave = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })

const banner = {
  id: 'b1',
  title: 'Jogos que você confere',
  text: 'Cada rodada pode ser verificada no seu aparelho.',
  tone: 'sun',
  art: '/brand/banner-games.svg',
  link: '/fairness',
  starts_at: null,
  ends_at: null,
} as const

async function openBanners() {
  const world = await createWorld()
  const tab = await world.openTab()
  return mountPage({ world, tab, path: '/', page: <HomeBanners banners={[banner]} /> })
}

test('a banner shows its picture', async () => {
  askToSave(false)
  const place = await openBanners()
  expect(place.querySelector('img')?.getAttribute('src')).toContain('banner-games')
})

test('for somebody who saves data a banner is its words, without a picture to fetch', async () => {
  askToSave(true)
  const place = await openBanners()
  expect(place.textContent).toContain(banner.title)
  expect(place.querySelector('img')).toBeNull()
})
