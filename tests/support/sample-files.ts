/** Eight by six pixels of one colour, as each encoder writes them. */
export const jpeg = Buffer.from(
  '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAQb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCMAVc//9k=',
  'base64',
)
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAMAAADJ2y/JAAAAA1BMVEXIHlpnOX0XAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgIAcAAAA2AAHjaZSbAAAAAElFTkSuQmCC',
  'base64',
)
export const webp = Buffer.from(
  'UklGRjIAAABXRUJQVlA4ICYAAABQAQCdASoIAAYAAoBCJaAABDOAAP7tj8f/+k2f/0mz/+k2fAAAAA==',
  'base64',
)

interface Parts {
  /** Keys of the catalogue and of the page, beside the ones that they must have. */
  readonly catalogue?: string
  readonly page?: string
  /** Whole objects from number 5 on. */
  readonly objects?: readonly string[]
}

/** A PDF of one page that shows a text, written by hand. */
export function pdfOf(text: string, { catalogue = '', page = '', objects = [] }: Parts = {}): Buffer {
  const shown = `BT /F1 12 Tf 10 20 Td (${text}) Tj ET`
  const all = [
    `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>${page}>>`,
    `<</Length ${shown.length}>>stream\n${shown}\nendstream`,
    ...objects,
  ]
  let file = '%PDF-1.7\n'
  const places = all.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = all.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

/** The test file that every scanner knows (https://www.eicar.org), put together so that no scanner knows this file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
