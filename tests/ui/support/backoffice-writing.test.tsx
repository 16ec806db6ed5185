// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { BannerSheet } from '../../../backoffice/features/support/content/banner-sheet.tsx'
import { ContentPreview } from '../../../backoffice/features/support/content/content-preview.tsx'
import { ContentSheet } from '../../../backoffice/features/support/content/content-sheet.tsx'
import { TermsPreview } from '../../../backoffice/features/support/content/terms-parts.tsx'
import { TermsVersionSheet } from '../../../backoffice/features/support/content/terms-version-sheet.tsx'
import { BackOfficeContext } from '../../../backoffice/state/back-office.ts'
import { activateLanguage } from '../../../src/i18n/activate-language.ts'
import { find, mount, type } from '../mount.tsx'
import { createTestBackOffice } from '../operations/test-back-office.tsx'

type Ends = { onClose: () => void; onSaved: () => void }
const sheets = {
  'a text': (ends: Ends) => <ContentSheet kind="announcement" row={undefined} {...ends} />,
  'a banner': (ends: Ends) => <BannerSheet row={undefined} {...ends} />,
  'the next terms': ({ onClose, onSaved }: Ends) => (
    <TermsVersionSheet row={undefined} newest={undefined} onClose={onClose} onDone={onSaved} />
  ),
}

async function open(which: keyof typeof sheets) {
  const { backOffice, received } = createTestBackOffice(() => 'lost')
  const onClose = vi.fn()
  await mount(
    <BackOfficeContext value={backOffice}>
      {sheets[which]({ onClose, onSaved: () => undefined })}
    </BackOfficeContext>,
  )
  const sheet = find(document, 'dialog.modal-sheet', HTMLDialogElement)
  const title = find(sheet, 'input[maxlength]', HTMLInputElement)
  const leave = () => act(async () => void sheet.dispatchEvent(new Event('cancel', { cancelable: true })))
  return { onClose, title, leave, received }
}

const question = () => document.querySelector('dialog.modal-dialog')
async function answer(words: string) {
  const button = [...(question()?.querySelectorAll('button') ?? [])].find(one => one.textContent === words)
  if (!button) throw new Error(`no answer ${words}`)
  await act(async () => button.click())
}

/** Into every larger field. */
async function write(words: string) {
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  await act(async () => {
    for (const area of document.querySelectorAll('textarea')) {
      set?.call(area, words)
      area.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
}

async function press(words: string) {
  const button = [...document.querySelectorAll('button')].find(one => one.textContent === words)
  if (!button) throw new Error(`no button ${words}`)
  await act(async () => button.click())
}

function reload() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event
}

beforeEach(() => sessionStorage.clear())

it.each(['a text', 'a banner', 'the next terms'] as const)(
  'leaving %s half written asks first, a reload too; what was written stays until somebody throws it away',
  async which => {
    const { onClose, title, leave } = await open(which)
    expect(reload().defaultPrevented).toBe(false)
    await type(title, 'Carnaval')
    expect(reload().defaultPrevented).toBe(true)
    await leave()
    expect(question()?.textContent).toContain('Throw away what you wrote?')
    await leave()
    expect(onClose).not.toHaveBeenCalled()
    await answer('Go on writing')
    expect(question()).toBeNull()
    expect(title.value).toBe('Carnaval')
    await leave()
    await answer('Throw away')
    expect(onClose).toHaveBeenCalledOnce()
  },
)

it.each(['a text', 'a banner', 'the next terms'] as const)(
  'what became of saving %s is brought into view: it stands below fields that fill more than a phone',
  async which => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { title } = await open(which)
    await type(title, 'Carnaval')
    await write('Palavras')
    await press('Save')
    const shown = seen.mock.contexts.map(one => (one instanceof Element ? one.textContent : ''))
    expect(shown.filter(text => text?.includes('It may have arrived or not.'))).not.toEqual([])
    seen.mockRestore()
  },
)

it('a banner that would end before it begins is reported at its end, and not sent', async () => {
  const { title, received } = await open('a banner')
  await type(title, 'Carnaval')
  const [, until] = document.querySelectorAll<HTMLInputElement>('input[type=datetime-local]')
  if (!until) throw new Error('no end')
  await type(until, '2020-01-01T10:00')
  await press('Save')
  expect([until.getAttribute('aria-invalid'), received.length]).toEqual(['true', 0])
  expect(document.body.textContent).toContain('The end comes before the beginning')
})

it('a sheet in which nothing was written closes without a question', async () => {
  const { onClose, leave } = await open('a text')
  await leave()
  expect(question()).toBeNull()
  expect(onClose).toHaveBeenCalledOnce()
})

// Administrators edit all of it per language in the back office with preview.
it.each([
  ['zh_cn', 'zh-Hans', '2026/11/20'],
  ['tr', 'tr', '20.11.2026'],
] as const)(
  'a preview in %s has the letters and the date of that language, whatever the desk speaks',
  async (language, tag, day) => {
    const words = { title: 'T', text: 'w' }
    const at = '2026-11-20T15:10:00Z'
    const { place } = await mount(
      <ContentPreview kind="announcement" {...{ words, language }} publishedAt={at} />,
    )
    const article = find(place, 'article', HTMLElement)
    expect([article.lang, article.textContent]).toEqual([tag, `T${day}w`])
  },
)

it.each([
  ['zh_cn', 'zh-Hans', '变更内容'],
  ['vi', 'vi', 'Nội dung thay đổi'],
] as const)(
  'a preview of terms in %s says "What changes" in that language, whatever the desk speaks',
  async (language, tag, heading) => {
    const words = { title: 'T', changes: 'c', text: 'w' }
    const { place } = await mount(<TermsPreview {...{ words, language }} />)
    await act(() => activateLanguage(language))
    expect(find(place, 'h2', HTMLElement).textContent).toBe(heading)
    expect(find(place, '[lang]', HTMLElement).lang).toBe(tag)
  },
)
