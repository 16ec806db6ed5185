// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { BannerSheet } from '../../backoffice/content/banner-sheet.tsx'
import { ContentPreview } from '../../backoffice/content/content-preview.tsx'
import { ContentSheet } from '../../backoffice/content/content-sheet.tsx'
import { TermsPreview } from '../../backoffice/content/terms-parts.tsx'
import { TermsVersionSheet } from '../../backoffice/content/terms-version-sheet.tsx'
import { DeskContext } from '../../backoffice/desk/desk.ts'
import { activateLanguage } from '../../src/i18n/activate-language.ts'
import { createTestDesk } from './backoffice-desk.tsx'
import { find, mount, type } from './mount.tsx'

type Ends = { onClose: () => void; onSaved: () => void }
const sheets = {
  'a text': (ends: Ends) => <ContentSheet kind="announcement" row={undefined} {...ends} />,
  'a banner': (ends: Ends) => <BannerSheet row={undefined} {...ends} />,
  'the next terms': ({ onClose, onSaved }: Ends) => (
    <TermsVersionSheet row={undefined} newest={undefined} onClose={onClose} onDone={onSaved} />
  ),
}

async function open(which: keyof typeof sheets) {
  const { desk } = createTestDesk(() => 'lost')
  const onClose = vi.fn()
  await mount(<DeskContext value={desk}>{sheets[which]({ onClose, onSaved: () => undefined })}</DeskContext>)
  const sheet = find(document, 'dialog.modal-sheet', HTMLDialogElement)
  const title = find(sheet, 'input[maxlength]', HTMLInputElement)
  const leave = () => act(async () => void sheet.dispatchEvent(new Event('cancel', { cancelable: true })))
  return { onClose, title, leave }
}

const question = () => document.querySelector('dialog.modal-dialog')
async function answer(words: string) {
  const button = [...(question()?.querySelectorAll('button') ?? [])].find(one => one.textContent === words)
  if (!button) throw new Error(`no answer ${words}`)
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

it('a sheet in which nothing was written closes without a question', async () => {
  const { onClose, leave } = await open('a text')
  await leave()
  expect(question()).toBeNull()
  expect(onClose).toHaveBeenCalledOnce()
})

// Issue 4: "administrators edit all of it per language in the back office with preview".
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
