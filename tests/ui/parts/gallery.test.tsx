// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { Gallery } from '../../../src/ui/gallery/gallery.tsx'
import { mount } from '../mount.tsx'

test('the gallery shows every component, however its samples are worded', async () => {
  const { place } = await mount(<Gallery />)
  expect(place.querySelector('h1')?.textContent).toBe('Gallery')
  expect(place.querySelectorAll('section').length).toBeGreaterThan(10)
})
