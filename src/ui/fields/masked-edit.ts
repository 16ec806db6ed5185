import { asIdentifier } from '../../../contract/text-kinds.ts'

/** Formats what was typed so far: keeps signs (letters, digits) and sets separators between them. */
export type Mask = (raw: string) => string

export type Edit = { text: string; caret: number }

/**
 * What stands in a field after an edit, and where its caret is. `before` is what stood there, `after` what the browser made of
 * it; `inputType` as in Input Events Level 2.
 */
export type FieldEdit = (before: string, after: Edit, inputType: string) => Edit

const sign = /[\p{L}\p{Nd}]/u
const countSigns = (text: string) => Array.from(text).filter(one => sign.test(one)).length

/**
 * The caret stays behind the same sign as before. Counted from the end, for a mask may leave out a prefix (+55) but never
 * what follows.
 */
export function editMasked(mask: Mask, ...[before, after, inputType]: Parameters<FieldEdit>): Edit {
  const { text, caret } = isSeparatorDeleted(before, after.text, inputType)
    ? deleteSignBeside(after, inputType)
    : after
  const masked = mask(text)
  return { text: masked, caret: placeBefore(masked, countSigns(text.slice(caret)), isDeletion(inputType)) }
}

/** Where the caret stood before an edit: in front of the signs that follow it still, or behind those before a forward deletion. */
export function caretBefore(...[before, { text, caret }, inputType]: Parameters<FieldEdit>): number {
  return inputType === 'deleteContentForward'
    ? placeBefore(before, countSigns(before) - countSigns(text.slice(0, caret)), true)
    : placeBefore(before, countSigns(text.slice(caret)), false)
}

/** An identifier of so many signs at most: what is too much is cut from what came in, never from what stood behind the caret. */
export function editBounded(most: number, { text, caret }: Edit): Edit {
  if (text.length <= most) return { text, caret }
  const clean = asIdentifier(text)
  const behind = clean.slice(clean.length - asIdentifier(text.slice(caret)).length).slice(0, most)
  const ahead = clean.slice(0, clean.length - behind.length).slice(0, most - behind.length)
  return { text: ahead + behind, caret: ahead.length }
}

/** One line: line breaks and the spaces around them become a space. */
export function editOnOneLine({ text, caret }: Edit): Edit {
  const oneLine = (part: string) => part.replace(/\s*\n\s*/g, ' ')
  return { text: oneLine(text), caret: oneLine(text.slice(0, caret)).length }
}

const isDeletion = (inputType: string) => inputType.startsWith('delete')

/** Only a separator went, which the mask would set again: the key meant the sign beside it. */
const isSeparatorDeleted = (before: string, text: string, inputType: string) =>
  (inputType === 'deleteContentBackward' || inputType === 'deleteContentForward') &&
  text.length < before.length &&
  countSigns(text) === countSigns(before)

function deleteSignBeside({ text, caret }: Edit, inputType: string): Edit {
  const left = text.slice(0, caret)
  const right = text.slice(caret)
  if (inputType === 'deleteContentForward') {
    return { text: left + right.replace(/[\p{L}\p{Nd}]/u, ''), caret }
  }
  const kept = left.replace(/[\p{L}\p{Nd}][^\p{L}\p{Nd}]*$/u, '')
  return { text: kept + right, caret: kept.length }
}

/** Before the last `count` signs: behind the sign in front of them after a deletion, else right at them. */
function placeBefore(text: string, count: number, behind: boolean): number {
  let place = text.length
  for (let left = count; left > 0 && place > 0; ) {
    place -= 1
    if (sign.test(text[place] ?? '')) left -= 1
  }
  while (behind && place > 0 && !sign.test(text[place - 1] ?? '')) place -= 1
  return place
}
