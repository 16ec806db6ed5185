import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useRef, useState } from 'react'
import { caretBefore, type Edit, type FieldEdit } from './masked-edit.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

const mostSteps = 100

/** The keys of undo and redo on every desktop: `'undo'`, `'redo'` or nothing. */
function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (altKey || ctrlKey === metaKey) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && ctrlKey ? 'redo' : undefined
}

/** Where its caret is, or the end of a text that was dropped and is still selected; fields for e-mails do not say. */
const caretOf = ({ selectionEnd, value }: Control) => selectionEnd ?? value.length

/** Set on the element first: React then finds its own value there, and leaves the caret. */
function show(control: Control, { text, caret }: Edit) {
  if (control.value !== text) control.value = text
  if (control.selectionEnd !== null && control.selectionEnd !== caret) control.setSelectionRange(caret, caret)
}

/**
 * Wires of a field whose text is changed as it is typed, pasted, dropped or filled in: the caret stays where the edit was. A
 * composition (Android's keyboards, input methods) is changed when it ends. `edit`: undefined where nothing is changed.
 */
export function useEditedInput<C extends Control>(
  edit: FieldEdit | undefined,
  value: string,
  onChange: (value: string) => void,
) {
  /** What a composition has made so far: a text that a script sets would end it. */
  const [composed, setComposed] = useState<string>()
  const take = (control: C, inputType: string) => {
    setComposed(undefined)
    const { value: text } = control
    const after = edit ? edit(value, { text, caret: caretOf(control) }, inputType) : undefined
    if (after) show(control, after)
    const taken = after?.text ?? text
    if (taken !== value) onChange(taken)
  }
  return {
    value: composed ?? value,
    onChange: (event: ChangeEvent<C>) => {
      const native: Event = event.nativeEvent
      const isInput = native instanceof InputEvent
      if (edit && isInput && native.isComposing) setComposed(event.target.value)
      else take(event.target, isInput ? native.inputType : '')
    },
    ...(edit && {
      onCompositionEnd: (event: CompositionEvent<C>) => take(event.currentTarget, 'insertText'),
    }),
  }
}

/** A text that a script sets empties the browser's own history, so undo and redo of a field that is always edited are kept here. */
export function useEditHistory(
  edit: FieldEdit | undefined,
  value: string,
  onChange: (value: string) => void,
) {
  const past = useRef<Edit[]>([])
  const future = useRef<Edit[]>([])
  if (edit === undefined) return {}
  const kept: FieldEdit = (before, after, inputType) => {
    const made = edit(before, after, inputType)
    if (made.text !== before) {
      const stood = { text: before, caret: caretBefore(before, after, inputType) }
      past.current = [...past.current, stood].slice(-mostSteps)
      future.current = []
    }
    return made
  }
  const step = (control: Control, from: typeof past, to: typeof past) => {
    const made = from.current.at(-1)
    if (made === undefined) return
    from.current = from.current.slice(0, -1)
    to.current = [...to.current, { text: value, caret: caretOf(control) }]
    show(control, made)
    onChange(made.text)
  }
  const onKeyDown = (event: KeyboardEvent<Control>) => {
    const wish = stepOf(event)
    if (wish === undefined) return
    event.preventDefault()
    if (wish === 'undo') step(event.currentTarget, past, future)
    else step(event.currentTarget, future, past)
  }
  return { edit: kept, onKeyDown }
}
