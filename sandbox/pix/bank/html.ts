/** Text that is HTML already. Anything else put into `html` is escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Piece = Html | Html[] | string | number

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function render(piece: Piece): string {
  if (piece instanceof Html) return piece.text
  if (Array.isArray(piece)) return piece.map(render).join('')
  return String(piece).replace(/[&<>"']/g, character => ENTITIES[character] ?? character)
}

/** A template that escapes what it is given: `html`<b>${name}</b>``. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(
    strings.map((text, at) => text + (at < pieces.length ? render(pieces[at] ?? '') : '')).join(''),
  )
}

export const nothing = new Html('')
