// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { FileImport } from '../../../backoffice/features/operations/files/file-import.tsx'
import { BackOfficeContext } from '../../../backoffice/state/back-office.ts'
import { find, mount } from '../mount.tsx'
import { type Answer, createTestBackOffice } from './test-back-office.tsx'

beforeEach(() => sessionStorage.clear())

const counts = {
  add: 1,
  change: 0,
  withdraw: 0,
  finish: 0,
  void: 0,
  postpone: 0,
  correct: 0,
  refused: 0,
  nothing: 0,
}
const report = { status: 200, body: { data: { counts, lines: [], applies: true } } } as const

async function open(answers: readonly Answer[]) {
  const left = [...answers]
  const { backOffice, received } = createTestBackOffice(() => left.shift() ?? 'lost')
  const { place } = await mount(
    <BackOfficeContext value={backOffice}>
      <FileImport kind="catalogue" />
    </BackOfficeContext>,
  )
  const input = find(place, 'input[type=file]', HTMLInputElement)
  const choose = async (name: string) => {
    Object.defineProperty(input, 'files', { value: [new File(['{}'], name)], configurable: true })
    await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })))
  }
  const press = async (words: string) => {
    const button = await vi.waitFor(() => {
      const found = [...place.querySelectorAll('button')].find(one => one.textContent === words)
      if (!found) throw new Error(`no button ${words}`)
      return found
    })
    await act(async () => button.click())
  }
  const write = async (text: string) => {
    const area = await vi.waitFor(() => find(place, 'textarea', HTMLTextAreaElement))
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text)
      area.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  const rows = () => [...place.querySelectorAll('tbody tr')].map(row => row.textContent)
  const reported = () => find(place, '[role=alert]', HTMLElement).textContent
  return {
    choose,
    press,
    write,
    reported,
    rows,
    asked: () => received.map(({ path }) => path.split('/').at(-1)),
  }
}

it('a file whose look was lost is looked at again by a press: the same file cannot be chosen twice', async () => {
  const { choose, press, write, reported, asked } = await open(['lost', report])
  await choose('games.json')
  await vi.waitFor(() => expect(reported()).toContain('The server did not answer.'))
  // To look changes nothing: nobody need fear that it counts.
  expect(reported()).toContain('Nothing was changed.')
  await press('Try again')
  await write('A new season')
  await press('Propose to bring in games.json')
  expect(asked()).toEqual(['preview', 'preview', 'import'])
})

it('the import takes a file whose name ends in capitals', async () => {
  const { choose, asked } = await open([report])
  await choose('JOGOS.CSV')
  await vi.waitFor(() => expect(asked()).toEqual(['preview']))
})

it('the outcome of importing one file is not shown for the next', async () => {
  const { choose, press, write, reported } = await open([report, 'lost', report])
  await choose('games.json')
  await write('A new season')
  await press('Propose to bring in games.json')
  await vi.waitFor(() => expect(reported()).toContain('The server did not answer.'))
  await choose('others.json')
  await vi.waitFor(() => expect(reported()).toBe(''))
})

it('a file is not proposed without a reason', async () => {
  const { choose, press, asked } = await open([report])
  await choose('games.json')
  await press('Propose to bring in games.json')
  expect(document.body.textContent).toContain('Write at least 3 characters')
  expect(asked()).toEqual(['preview'])
})

it('a refused line says why in the words of the reader, and a reason that this page does not know as the server wrote it', async () => {
  const refused = { deed: 'refused', note: 'as the server wrote it' }
  const lines = [
    { ...refused, at: 'line 5', fault: { word: 'missing', field: 'rtp', values: {} } },
    { ...refused, at: 'm1', fault: { word: 'needs_score', field: '', values: { result: '2:1' } } },
    { ...refused, at: 'file', fault: { word: 'of_tomorrow', field: '', values: {} } },
    { at: 'dice', deed: 'change', note: 'max_bet', fault: null },
  ]
  const body = { data: { counts: { ...counts, refused: 3 }, lines, applies: false } }
  const { choose, rows } = await open([{ status: 200, body }])
  await choose('games.json')
  await vi.waitFor(() => expect(rows()).toHaveLength(4))
  expect(rows()).toEqual([
    'Line 5Refusedrtp: The value is missing.',
    'm1RefusedIt was settled as 2:1. Only a score corrects it.',
    'FileRefusedas the server wrote it',
    'diceChangedmax_bet',
  ])
})
