// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ShareLink } from '../../../src/features/agency/share-link.tsx'
import { toasts } from '../../../src/state/toasts.ts'
import { mount } from '../mount.tsx'

// Invitation link and QR with native share.

const link = `${location.origin}/?code=ARARA777`
const copied: string[] = []
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'clipboard')
  copied.length = 0
  toasts.shown = []
})

async function open(share?: (what: ShareData) => Promise<void>) {
  const writeText = async (text: string) => void copied.push(text)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  if (share !== undefined) Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  const { place } = await mount(<ShareLink code="ARARA777" memberId="m1" />)
  const press = async (name: string) => {
    const button = [...place.querySelectorAll('button')].find(one => one.textContent === name)
    if (button === undefined) throw new Error(`No button ${name}`)
    await act(async () => button.click())
  }
  return { place, press }
}

test('the phone’s own sheet is given the link; closing it copies nothing', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
  const { press } = await open(share)
  await press('Share')
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: link }))
  expect(copied).toEqual([])
})

test('a sheet that fails leaves the link copied', async () => {
  const { press } = await open(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  await press('Share')
  expect(copied).toEqual([link])
})

test('where a browser cannot share, the link, its QR code and the code alone can be taken', async () => {
  const { place, press } = await open()
  expect(place.textContent).not.toContain('Share')
  expect(place.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
    'QR code of your invitation link',
  )
  await press('Copy link')
  await press('Copy code')
  expect(copied).toEqual([link, 'ARARA777'])
})
