/** Formats what was typed so far: keeps signs (letters, digits) and sets separators between them. */
export type Mask = (raw: string) => string

export type Edit = { text: string; caret: number }

const sign = /[\p{L}\p{Nd}]/u
const countSigns = (text: string) => Array.from(text).filter(one => sign.test(one)).length

/**
 * What stands in a masked field after an edit, and where its caret is: behind the same sign as before. Counted from the end,
 * for a mask may leave out a prefix (+55) but never what follows.
 * `before` is what the mask had made, `after` what the browser made of it; `inputType` as in Input Events Level 2.
 */
export function editMasked(mask: Mask, before: string, after: Edit, inputType: string): Edit {
  const { text, caret } = isSeparatorDeleted(before, after.text, inputType)
    ? deleteSignBeside(after, inputType)
    : after
  const masked = mask(text)
  return { text: masked, caret: placeBefore(masked, countSigns(text.slice(caret)), isDeletion(inputType)) }
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
