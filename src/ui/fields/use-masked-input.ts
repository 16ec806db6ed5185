import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useRef } from 'react'
import { type Edit, editMasked, type Mask } from './masked-edit.ts'

const mostSteps = 100

/** The keys of undo and redo on every desktop: `'undo'`, `'redo'` or nothing. */
function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (altKey || ctrlKey === metaKey) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && ctrlKey ? 'redo' : undefined
}

/**
 * Wires of an input whose text a mask formats as it is typed, pasted, dropped or filled in: the caret stays behind the sign
 * that was edited. A composition (Android's keyboards, input methods) is formatted when it ends. A text that a script sets
 * empties the browser's own history, so undo and redo are kept here.
 */
export function useMaskedInput(mask: Mask | undefined, value: string, onChange: (value: string) => void) {
  const past = useRef<Edit[]>([])
  const future = useRef<Edit[]>([])
  if (mask === undefined) {
    return { onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value) }
  }
  /** Set on the element first: React then finds its own value there, and leaves the caret. */
  const show = (input: HTMLInputElement, { text, caret }: Edit) => {
    if (input.value !== text) input.value = text
    input.setSelectionRange(caret, caret)
    if (text !== value) onChange(text)
  }
  const take = (input: HTMLInputElement, inputType: string) => {
    const caret = input.selectionStart ?? input.value.length
    const edit = editMasked(mask, value, { text: input.value, caret }, inputType)
    if (edit.text !== value) {
      past.current = [...past.current, { text: value, caret: placeOfChange(value, edit.text) }].slice(
        -mostSteps,
      )
      future.current = []
    }
    show(input, edit)
  }
  const step = (input: HTMLInputElement, from: typeof past, to: typeof past) => {
    const edit = from.current.at(-1)
    if (edit === undefined) return
    from.current = from.current.slice(0, -1)
    to.current = [...to.current, { text: value, caret: input.selectionStart ?? value.length }]
    show(input, edit)
  }
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const native: Event = event.nativeEvent
      const isInput = native instanceof InputEvent
      if (isInput && native.isComposing) return onChange(event.target.value)
      take(event.target, isInput ? native.inputType : '')
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => take(event.currentTarget, 'insertText'),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const wish = stepOf(event)
      if (wish === undefined) return
      event.preventDefault()
      if (wish === 'undo') step(event.currentTarget, past, future)
      else step(event.currentTarget, future, past)
    },
  }
}

/** Behind what two texts have in common at their beginning, in the first: where the caret stood before a change. */
function placeOfChange(before: string, after: string): number {
  let place = 0
  while (place < before.length && before[place] === after[place]) place += 1
  const same = (left: number) => before[before.length - 1 - left] === after[after.length - 1 - left]
  let tail = 0
  while (tail < before.length - place && tail < after.length - place && same(tail)) tail += 1
  return before.length - tail
}
