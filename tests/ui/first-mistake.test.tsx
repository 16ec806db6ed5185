// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { FormErrors } from '../../src/ui/form-errors.tsx'
import { TextField } from '../../src/ui/text-field.tsx'
import { useFirstMistake } from '../../src/ui/use-first-mistake.ts'
import { find, mount } from './mount.tsx'

/** A form whose try was refused: as a whole, or with a word at its second field. */
function RefusedForm({ message, error }: { message?: string; error?: string }) {
  const { form, toFirstMistake } = useFirstMistake()
  return (
    <form ref={form}>
      <FormErrors message={message} />
      <TextField label="Name" value="" onChange={() => undefined} />
      <TextField label="CPF" name="cpf" value="" onChange={() => undefined} error={error} />
      <button type="button" onClick={toFirstMistake}>
        Send
      </button>
    </form>
  )
}

async function press(place: HTMLElement) {
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  await act(async () => find(place, 'button', HTMLButtonElement).click())
  const seen = intoView.mock.contexts.map(element => (element instanceof Element ? element.textContent : ''))
  intoView.mockRestore()
  return seen
}

test('a refused try brings the first wrong field to the fingers, not the sentence above', async () => {
  const { place } = await mount(<RefusedForm message="Please fix the error" error="Not a CPF" />)
  expect(await press(place)).not.toContain('Please fix the error')
  expect(document.activeElement).toBe(find(place, '[name=cpf]', HTMLInputElement))
})

test('where no field is wrong, the sentence above the fields comes into view', async () => {
  const { place } = await mount(<RefusedForm message="No answer came" />)
  expect(await press(place)).toEqual(['No answer came'])
})

test('a try that was not refused moves nothing', async () => {
  const { place } = await mount(<RefusedForm />)
  expect(await press(place)).toEqual([])
})
