// @vitest-environment happy-dom
import { act, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { CodeField } from '../../../src/ui/fields/code-field.tsx'
import { MoneyField } from '../../../src/ui/fields/money-field.tsx'
import { PasswordField } from '../../../src/ui/fields/password-field.tsx'
import { TextField } from '../../../src/ui/fields/text-field.tsx'
import { find, mount, type } from '../mount.tsx'

const input = (place: ParentNode) => find(place, 'input', HTMLInputElement)
const leave = (element: HTMLElement) =>
  act(async () => void element.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))

function MoneyForm({ onAmount }: { onAmount: (centavos: bigint | undefined) => void }) {
  const [amount, setAmount] = useState<bigint | undefined>()
  const take = (centavos: bigint | undefined) => {
    setAmount(centavos)
    onAmount(centavos)
  }
  return <MoneyField label="Amount" value={amount} onChange={take} quickAmounts={[5000n]} />
}

describe('the money field', () => {
  it('gives centavos while "1.234,5" is typed and tidies it up when it is left', async () => {
    const given: (bigint | undefined)[] = []
    const { place } = await mount(<MoneyForm onAmount={centavos => given.push(centavos)} />)
    await type(input(place), '1.234,5')
    expect(given.at(-1)).toBe(123450n)
    expect(input(place).value).toBe('1.234,5')
    await leave(input(place))
    expect(input(place).value).toBe('1.234,50')
  })

  it('gives nothing for "1,234" and says why only once it is left', async () => {
    const given: (bigint | undefined)[] = []
    const { place } = await mount(<MoneyForm onAmount={centavos => given.push(centavos)} />)
    await type(input(place), '1,234')
    expect(given.at(-1)).toBeUndefined()
    expect(place.textContent).not.toContain('cents')
    await leave(input(place))
    expect(place.textContent).toContain('Write the cents too')
    expect(input(place).getAttribute('aria-invalid')).toBe('true')
    expect(input(place).value).toBe('1,234')
  })

  it('shows what "1.000" is read as before anything is sent', async () => {
    const given: (bigint | undefined)[] = []
    const { place } = await mount(<MoneyForm onAmount={centavos => given.push(centavos)} />)
    await type(input(place), '1.000')
    expect(given.at(-1)).toBe(100_000n)
    expect(place.textContent).toContain('= R$\u00a01.000,00')
    await leave(input(place))
    expect(place.textContent).not.toContain('=')
    expect(input(place).value).toBe('1.000,00')
  })

  it('takes a quick amount over whatever was typed', async () => {
    const given: (bigint | undefined)[] = []
    const { place } = await mount(<MoneyForm onAmount={centavos => given.push(centavos)} />)
    await type(input(place), 'abc')
    await act(async () => find(place, 'button', HTMLButtonElement).click())
    expect(given.at(-1)).toBe(5000n)
    expect(input(place).value).toBe('50,00')
  })
})

function CodeForm({ onComplete }: { onComplete: (digits: string) => void }) {
  const [code, setCode] = useState('')
  return <CodeField label="Code" value={code} onChange={setCode} onComplete={onComplete} />
}

describe('the code field', () => {
  it('keeps six digits of whatever is pasted and says once that they are complete', async () => {
    const complete: string[] = []
    const { place } = await mount(<CodeForm onComplete={digits => complete.push(digits)} />)
    await type(input(place), '12 34')
    expect(complete).toEqual([])
    await type(input(place), '12-34 56 78')
    expect(input(place).value).toBe('123456')
    expect(complete).toEqual(['123456'])
  })

  it('takes no digit in front of others once it is full, and says nothing is complete', async () => {
    const complete: string[] = []
    const { place } = await mount(<CodeForm onComplete={digits => complete.push(digits)} />)
    await type(input(place), '123456')
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    await act(async () => {
      setter?.call(input(place), '1239456')
      input(place).setSelectionRange(4, 4)
      input(place).dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
    })
    expect(input(place).value).toBe('123456')
    expect(input(place).selectionStart).toBe(3)
    expect(complete).toEqual(['123456'])
  })

  it('leaves a composition alone until it ends', async () => {
    const { place } = await mount(<CodeForm onComplete={() => undefined} />)
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    await act(async () => {
      setter?.call(input(place), '１２')
      const composing = { bubbles: true, isComposing: true, inputType: 'insertCompositionText' }
      input(place).dispatchEvent(new InputEvent('input', composing))
    })
    expect(input(place).value).toBe('１２')
    await act(
      async () => void input(place).dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })),
    )
    expect(input(place).value).toBe('12')
  })
})

describe('every field', () => {
  it('ties label, error and hint to its input', async () => {
    const { place } = await mount(
      <TextField
        label="Name"
        value=""
        onChange={() => undefined}
        error="Enter your name"
        hint="As on your document"
      />,
    )
    const field = input(place)
    expect(find(place, 'label', HTMLLabelElement).htmlFor).toBe(field.id)
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
    const words = described.map(id => document.getElementById(id)?.textContent)
    expect(words).toEqual(['Enter your name', 'As on your document'])
  })

  it('of a password shows it on request, and hides it again', async () => {
    const { place } = await mount(
      <PasswordField
        label="Password"
        autoComplete="current-password"
        value="secret"
        onChange={() => undefined}
      />,
    )
    const button = find(place, 'button', HTMLButtonElement)
    expect(input(place).type).toBe('password')
    await act(async () => button.click())
    expect(input(place).type).toBe('text')
    expect(button.getAttribute('aria-label')).toBe('Hide password')
    await act(async () => button.click())
    expect(input(place).type).toBe('password')
  })
})
