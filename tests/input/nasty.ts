/** What phones, browsers and programs make of a text that somebody copies, by name. */
type Spoil = Readonly<Record<string, (text: string) => string>>

const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
const inside = (sign: string) => (text: string) => `${text.slice(0, 1)}${sign}${text.slice(1)}`

/** Read as the same identifier as before. */
export const spoiledIdentifiers: Spoil = {
  'between signs of direction (WhatsApp)': text => `\u202a${text}\u202c`,
  'between isolates (contacts)': text => `\u2068${text}\u2069`,
  'with a mark of direction in front (right-to-left keyboards)': text => `\u200e${text}`,
  'with an override': text => `\u202d${text}\u202e`,
  'with a byte order mark (Excel)': text => `\ufeff${text}`,
  'with a zero-width space (web pages)': inside('\u200b'),
  'with a soft hyphen (PDF)': inside('\u00ad'),
  'with a word joiner (word processors)': inside('\u2060'),
  'with a mark of direction behind (right-to-left keyboards)': text => `${text}\u200f\u061c`,
  'with a variation selector': text => `${text}\ufe0f`,
  'with no-break hyphens': text => text.replaceAll('-', '\u2011'),
  'with en dashes': text => text.replaceAll('-', '\u2013'),
  'with minus signs': text => text.replaceAll('-', '\u2212'),
  'in full-width signs (IME)': fullWidth,
  'with Arabic-Indic digits': text =>
    text.replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit))),
  'between no-break spaces': text => `\u00a0${text}\u202f`,
  'with a tab and a line break (a cell)': text => `\t${text}\r\n`,
  'with no-break spaces within': text => text.replaceAll(' ', '\u00a0'),
  'with a placeholder of a picture': text => `${text}\ufffc`,
  'with a NUL': text => `${text}\u0000`,
}

/** Read as the same name as before. */
export const spoiledNames: Spoil = {
  'with decomposed accents (macOS)': text => text.normalize('NFD'),
  'with an acute accent for the apostrophe': text => text.replaceAll("'", '\u00b4'),
  'with a grave accent for the apostrophe': text => text.replaceAll("'", '`'),
  'with a right quotation mark': text => text.replaceAll("'", '\u2019'),
  'with a left quotation mark': text => text.replaceAll("'", '\u2018'),
  'with a modifier apostrophe': text => text.replaceAll("'", '\u02bc'),
  'with a prime': text => text.replaceAll("'", '\u2032'),
  'with an accent that a PDF has parted': text => text.replace(/(?<=\p{L})'(?=\p{L})/gu, ' \u0301'),
  'with a heavy apostrophe (emoji keyboards)': text => text.replaceAll("'", '\u275b'),
  'with a full-width apostrophe': text => text.replaceAll("'", '\uff07'),
  'with no-break hyphens': text => text.replaceAll('-', '\u2011'),
  'with doubled and no-break spaces': text => ` ${text.replaceAll(' ', ' \u00a0 ')}\t`,
  'between signs of direction': text => `\u202a${text}\u202c`,
  'with a zero-width joiner': inside('\u200d'),
}

/** Free text, and what is kept of it. */
export const pastedTexts: Readonly<Record<string, readonly [pasted: string, kept: string]>> = {
  'a statement with tabs': ['12/11\tPix\tR$ 10,00', '12/11 Pix R$ 10,00'],
  'joined emoji and dashes': ['minha família 👨‍👩‍👧‍👦 ❤️ – obrigada', 'minha família 👨‍👩‍👧‍👦 ❤️ – obrigada'],
  'a flag of subdivisions': ['jogo da 🏴󠁧󠁢󠁥󠁮󠁧󠁿 hoje', 'jogo da 🏴󠁧󠁢󠁥󠁮󠁧󠁿 hoje'],
  'an override of direction': ['saldo \u202e00,01\u202c errado', 'saldo 00,01 errado'],
  'control characters': ['saldo\u0000 \u0007errado\u001b aqui', 'saldo errado aqui'],
  'decomposed accents': ['na\u0303o caiu até hoje', 'não caiu até hoje'],
  'half a surrogate pair': ['texto cortado \ud83d', 'texto cortado \ufffd'],
  'a byte order mark': ['\ufeffcopiado do Excel', 'copiado do Excel'],
}

/** Of several lines: what is kept in a field of several, and in one of one. */
export const pastedLines: Readonly<Record<string, readonly [pasted: string, text: string, line: string]>> = {
  'lines of Windows': ['um dois\r\ntrês quatro\r\n', 'um dois\ntrês quatro', 'um dois três quatro'],
  'lines of an old Mac': ['um dois\rtrês quatro', 'um dois\ntrês quatro', 'um dois três quatro'],
  'separators of lines': ['um dois\u2028três quatro', 'um dois\ntrês quatro', 'um dois três quatro'],
}

export const unseen: readonly string[] = ['\u200b', '\u202e \u202c', '\ufeff\u2060', '\u00a0\t\n', '\u3164']

/** Stands in every field of every form, and is sent. */
export const pastedIntoForms: Readonly<Record<string, string>> = {
  'a number between signs of direction, with no-break hyphens': '\u202a(11) 98765\u20114321\u202c',
  'words between no-break spaces': '\u00a0ana\u202fsilva\u00a0',
  'signs of which nothing is seen': '\u200b\u202e\u202c',
  'full-width digits': '\uff11\uff12\uff13\uff14\uff15\uff16',
  'en dashes': '529\u2013982\u2014247',
  'a row of a table': '12/11\tPix\tR$ 10,00\r\n',
  'joined emoji': '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466} \u2764\ufe0f',
  'a text that never ends': 'a'.repeat(5_000),
  'decomposed accents and another apostrophe': 'Joa\u0303o D\u00b4Avila',
  'one emoji in a colour': '\u{1f44d}\u{1f3fd}',
  markup: '<script>alert(1)</script>',
}
