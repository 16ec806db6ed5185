// @vitest-environment happy-dom
import { act, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { catchBackFirst, notifyShown } from '../../../src/ui/overlays/catch-back-first.ts'
import { Dialog } from '../../../src/ui/overlays/dialog.tsx'
import { Sheet } from '../../../src/ui/overlays/sheet.tsx'
import { mount } from '../mount.tsx'

type Which = 'dialog' | 'sheet' | undefined

function Page({ first, onChange }: { first: Which; onChange?: (which: Which) => void }) {
  const [which, setWhich] = useState<Which>(first)
  const choose = (next: Which) => {
    setWhich(next)
    onChange?.(next)
  }
  return (
    <>
      <Dialog open={which === 'dialog'} onClose={() => choose(undefined)} title="Log in">
        <button type="button" onClick={() => choose('sheet')}>
          Register
        </button>
      </Dialog>
      <Sheet open={which === 'sheet'} onClose={() => choose(undefined)} title="Filter">
        Providers
      </Sheet>
    </>
  )
}

const overlay = () => Reflect.get(Object(history.state), 'overlay')
const openDialogs = () => [...document.querySelectorAll('dialog[open]')].map(dialog => dialog.textContent)
/** happy-dom has no session history, so Back is simulated by the event that a browser sends. */
const goBackTo = (state: unknown) =>
  act(async () => void dispatchEvent(new PopStateEvent('popstate', { state, cancelable: true })))

catchBackFirst(window)

/** What the test before closed is taken back, in its browser. */
beforeEach(async () => {
  await new Promise(resolve => setTimeout(resolve, 20))
  history.replaceState(null, '')
  await goBackTo(null)
})

describe('dialogs and sheets', () => {
  it('put one entry on the history, and Back closes instead of leaving, unseen by the router', async () => {
    history.replaceState({ routerIndex: 7 }, '')
    let seenByRouter = 0
    addEventListener('popstate', () => seenByRouter++, { once: true })
    await mount(<Page first="dialog" />)
    await vi.waitFor(() => expect(overlay()).toBe(1))
    expect(Reflect.get(history.state, 'routerIndex')).toBe(7)
    await goBackTo({ routerIndex: 7 })
    expect(openDialogs()).toEqual([])
    expect(seenByRouter).toBe(0)
  })

  it('hand their entry on where one opens as the other closes', async () => {
    const length = history.length
    await mount(<Page first="dialog" />)
    await vi.waitFor(() => expect(overlay()).toBe(1))
    const register = [...document.querySelectorAll('button')].find(
      button => button.textContent === 'Register',
    )
    await act(async () => register?.click())
    await vi.waitFor(() => expect(overlay()).toBe(1))
    expect(openDialogs()).toEqual(['FilterProviders'])
    expect(history.length - length).toBeLessThanOrEqual(1)
  })

  it('stay open where they open while the entry of the one before is still being taken back', async () => {
    const stepped = vi.spyOn(history, 'go').mockReturnValue()
    const { show } = await mount(<Page first="dialog" key="first" />)
    await vi.waitFor(() => expect(overlay()).toBe(1))
    await show(<Page first={undefined} key="none" />)
    await vi.waitFor(() => expect(stepped).toHaveBeenCalledWith(-1))
    await show(<Page first="sheet" key="second" />)
    await new Promise(resolve => setTimeout(resolve, 20))
    // The browser is there at last.
    history.replaceState(null, '')
    await goBackTo(null)
    expect(openDialogs()).toEqual(['FilterProviders'])
    await vi.waitFor(() => expect(overlay()).toBe(1))
    await goBackTo(null)
    expect(openDialogs()).toEqual([])
    stepped.mockRestore()
  })

  it('leave a page its address that a link led to while the step back was under way', async () => {
    const stepped = vi.spyOn(history, 'go').mockReturnValue()
    const { show } = await mount(<Page first="dialog" />)
    await vi.waitFor(() => expect(overlay()).toBe(1))
    await show(null)
    await vi.waitFor(() => expect(stepped).toHaveBeenCalledWith(-1))
    const { href } = location
    notifyShown(() => ({ href: '/game?type=slots', state: { routerIndex: 8 } }))
    history.replaceState(null, '')
    await goBackTo(null)
    expect(location.pathname + location.search).toBe('/game?type=slots')
    expect(history.state).toEqual({ routerIndex: 8 })
    history.replaceState(null, '', href)
    notifyShown(() => ({ href: location.pathname + location.search + location.hash, state: null }))
    stepped.mockRestore()
  })

  it('that close together are taken back together: no press of Back is for nothing', async () => {
    const stepped = vi.spyOn(history, 'go').mockReturnValue()
    const both = (
      <>
        <Page first="sheet" key="below" />
        <Page first="dialog" key="above" />
      </>
    )
    const { show } = await mount(both)
    await vi.waitFor(() => expect(overlay()).toBe(2))
    await show(null)
    await vi.waitFor(() => expect(stepped).toHaveBeenCalledWith(-2))
    history.replaceState(null, '')
    await goBackTo(null)
    stepped.mockRestore()
  })

  it('close on Escape through their owner, unless an answer is needed', async () => {
    let closed = 0
    const question = (dismissible: boolean) => (
      <Dialog open onClose={() => closed++} title="Sign out?" dismissible={dismissible}>
        Changes wait
      </Dialog>
    )
    const pressEscape = () =>
      act(
        async () =>
          void document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true })),
      )
    const { show } = await mount(question(false))
    await pressEscape()
    expect(closed).toBe(0)
    expect(openDialogs()).toHaveLength(1)
    await show(question(true))
    await pressEscape()
    expect(closed).toBe(1)
  })

  it('stand again where the browser closed them and their owner keeps them open', async () => {
    let asked = 0
    await mount(
      <Sheet open onClose={() => asked++} title="New text">
        Half written
      </Sheet>,
    )
    await act(async () => document.querySelector('dialog')?.close())
    await vi.waitFor(() => expect(asked).toBe(1))
    expect(openDialogs()).toHaveLength(1)
  })

  it('begin at themselves, not at their cross, which would be ringed though no key was pressed', async () => {
    await mount(
      <Dialog open onClose={() => undefined} title="News">
        <a href="/game">Games</a>
      </Dialog>,
    )
    expect(document.activeElement).toBe(document.querySelector('dialog'))
  })

  it('begin at the field that is marked, except on a screen whose keyboard would cover it', async () => {
    for (const isFine of [true, false]) {
      const asked = vi.spyOn(window, 'matchMedia').mockReturnValue({ ...matchMedia(''), matches: isFine })
      const { show } = await mount(
        <Sheet open onClose={() => undefined} title="Confirm">
          <input data-first-focus />
        </Sheet>,
      )
      expect(document.activeElement?.tagName).toBe(isFine ? 'INPUT' : 'DIALOG')
      await show(null)
      asked.mockRestore()
    }
  })

  it('stay open when the event of an earlier closing comes late, as in development', async () => {
    let closed = 0
    await mount(
      <Dialog open onClose={() => closed++} title="Log in">
        Name
      </Dialog>,
    )
    await act(async () => void document.querySelector('dialog')?.dispatchEvent(new Event('close')))
    expect(closed).toBe(0)
    expect(openDialogs()).toHaveLength(1)
  })
})
