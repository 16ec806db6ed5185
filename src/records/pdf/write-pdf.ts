import { textRuns, turkishPlaces } from './text-runs.ts'

/** What stands on a page: text from its left end at the base line, or a hairline. Points, from the lower left corner. */
export type Mark =
  | { kind: 'text'; x: number; y: number; size: number; words: string; isBold?: boolean; grey?: number }
  | { kind: 'line'; x: number; y: number; length: number; grey: number }

export type PdfDocument = {
  title: string
  /** BCP 47: read aloud in this language. */
  language: string
  made: Date
  width: number
  height: number
  pages: readonly (readonly Mark[])[]
}

const first = {
  catalog: 1,
  pages: 2,
  latin: 3,
  bold: 4,
  chinese: 5,
  chineseFace: 6,
  chineseShape: 7,
  information: 8,
}
const firstPage = 9

/** A PDF 1.4 file (PDF 32000-1): fonts by name, plain content streams, one cross-reference table. */
export function writePdf(document: PdfDocument): Uint8Array<ArrayBuffer> {
  const objects = [
    ...frame(document),
    ...document.pages.flatMap((marks, index) => page(document, marks, index)),
  ]
  const offsets: number[] = []
  let body = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n'
  objects.forEach((object, index) => {
    offsets.push(body.length)
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
  })
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root ${first.catalog} 0 R /Info ${first.information} 0 R >>`
  const whole = `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}\nstartxref\n${body.length}\n%%EOF\n`
  // Every character is one byte: text is written in hexadecimal.
  return Uint8Array.from(whole, letter => letter.charCodeAt(0))
}

function frame({ title, language, made, pages }: PdfDocument): string[] {
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ')
  const differences = turkishPlaces.map(({ code, name }) => `${code} /${name}`).join(' ')
  const latin = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${differences}] >> >>`
  return [
    `<< /Type /Catalog /Pages ${first.pages} 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    latin('Helvetica'),
    latin('Helvetica-Bold'),
    `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [${first.chineseFace} 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor ${first.chineseShape} 0 R /DW 1000 >>`,
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    `<< /Title <${utf16(title)}> /Producer (Arara) /CreationDate (D:${made.toISOString().replace(/\D/g, '').slice(0, 14)}Z) >>`,
  ]
}

function page({ width, height }: PdfDocument, marks: readonly Mark[], index: number): [string, string] {
  const content = marks.map(draw).join('\n')
  const fonts = `/L ${first.latin} 0 R /B ${first.bold} 0 R /C ${first.chinese} 0 R`
  return [
    `<< /Type /Page /Parent ${first.pages} 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << ${fonts} >> >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
}

function draw(mark: Mark): string {
  if (mark.kind === 'line') {
    return `${mark.grey} G 0.5 w ${round(mark.x)} ${round(mark.y)} m ${round(mark.x + mark.length)} ${round(mark.y)} l S`
  }
  const { x, y, size, words, isBold = false, grey = 0 } = mark
  const shown = textRuns(words).map(({ font, hex }) => {
    const name = font === 'chinese' ? 'C' : isBold ? 'B' : 'L'
    return `/${name} ${size} Tf <${hex}> Tj`
  })
  return `BT ${grey} g ${round(x)} ${round(y)} Td ${shown.join(' ')} ET`
}

const round = (points: number) => Math.round(points * 100) / 100

function utf16(words: string): string {
  const units = Array.from({ length: words.length }, (_, at) =>
    words.charCodeAt(at).toString(16).padStart(4, '0'),
  )
  return `feff${units.join('')}`
}
