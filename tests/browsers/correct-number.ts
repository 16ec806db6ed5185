import type { Sought } from './look-in-page.ts'
import type { Trip } from './trip.ts'

/** As WebDriver writes that key. */
const backspace = '\ue003'
const wrongPlace = 5
/** Of `(11) 92810-9975`. */
const behindWrong = '(11) 9281'.length

/** Writes a phone number with one wrong digit and replaces that digit where it stands: the mask keeps the caret there. */
export async function writeCorrected(
  { tab, screen }: Pick<Trip, 'tab' | 'screen'>,
  field: Sought,
  digits: string,
): Promise<void> {
  const right = digits.charAt(wrongPlace)
  const wrong = String((Number(right) + 1) % 10)
  await screen.write(field, digits.slice(0, wrongPlace) + wrong + digits.slice(wrongPlace + 1))
  await tab.ask('caret => document.activeElement.setSelectionRange(caret, caret)', behindWrong)
  const actions = [backspace, right].flatMap(value => [
    { type: 'keyDown', value } as const,
    { type: 'keyUp', value } as const,
  ])
  await tab.act([{ type: 'key', id: 'keys', actions }])
  await screen.until('the number with its digit replaced', async () => {
    const { value } = await screen.see(field)
    return value.replace(/\D/g, '') === digits
  })
}
