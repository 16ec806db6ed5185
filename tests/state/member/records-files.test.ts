import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunkDays } from '../../../src/records/chunk-days.ts'
import { maskName } from '../../../src/records/mask-name.ts'
import { paginate, writeRecordPdf } from '../../../src/records/pdf/record-pdf.ts'
import { fitText, textRuns, textWidth } from '../../../src/records/pdf/text-runs.ts'
import { daysBack, readRecordFilter } from '../../../src/records/record-filter.ts'
import { moment, money, type RecordTable, text } from '../../../src/records/record-table.ts'
import { writeCsv } from '../../../src/records/write-csv.ts'

const table = (rows: RecordTable['rows']): RecordTable => ({
  title: 'Movimentações',
  notes: ['Conta m***a'],
  columns: [
    { title: 'Quando', align: 'start', width: 2 },
    { title: 'O quê', align: 'start', width: 3 },
    { title: 'Valor', align: 'end', width: 1 },
  ],
  rows,
  totals: [{ label: 'Depositado', centavos: 123_456n }],
})
const row = (what: string, centavos = 5_000n) => [moment('2026-11-20T02:30:00Z'), text(what), money(centavos)]

test('a CSV opens rightly in a Brazilian spreadsheet: byte order mark, semicolons, decimal comma, time of Brasília', () => {
  expect(writeCsv(table([row('Depósito', -5_005n)]), 'pt')).toBe(
    '\ufeffQuando (Brasília);O quê;Valor\r\n2026-11-19 23:30:00;Depósito;-50,05\r\n\r\nDepositado;1234,56\r\n',
  )
  expect(writeCsv(table([row('a, b')]), 'en')).toContain(',"a, b",50.00\r\n')
})

test.each(['=1+1', '+55', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =cmd|x', '＝1+1'])(
  'a cell that begins as a formula (%j) is text for every spreadsheet',
  words => {
    const [, line = ''] = writeCsv(table([row(words)]), 'pt').split('2026-11-19 23:30:00;')
    expect(line.replace(/^"/, '')).toMatch(/^'/)
  },
)

test('whatever a cell says, the file has as many cells as columns and gives the text back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), words => {
      const line = writeCsv({ ...table([[text(words)]]), columns: [], totals: [] }, 'pt').slice(3, -2)
      const read = line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line
      expect(read === words || read === `'${words}`).toBe(true)
    }),
  )
})

/** The objects of a PDF where its cross-reference table says they are, and the text of each page in order. */
function readPdf(bytes: Uint8Array) {
  const file = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
  const xref = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1])
  expect(file.slice(xref, xref + 5)).toBe('xref\n')
  const offsets = [...file.slice(xref).matchAll(/^(\d{10}) 00000 n $/gm)].map(match => Number(match[1]))
  offsets.forEach((offset, index) => {
    expect(file.slice(offset, offset + 12)).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
  })
  const streams = [...file.matchAll(/<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)]
  for (const [, length, content = ''] of streams) expect(content.length).toBe(Number(length))
  return {
    file,
    pages: streams.map(([, , content = '']) =>
      [...content.matchAll(/BT (.*) ET/g)].map(([, shown = '']) =>
        [...shown.matchAll(/\/([LBC]) [\d.]+ Tf <([0-9a-f]*)> Tj/g)]
          .map(([, font, hex = '']) => decode(hex, font === 'C' ? 4 : 2))
          .join(''),
      ),
    ),
  }
}
const decode = (hex: string, digits: number) =>
  String.fromCharCode(
    ...(hex.match(new RegExp(`.{${digits}}`, 'g')) ?? []).map(code => Number.parseInt(code, 16)),
  )

const words = { brand: 'Arara', pageOf: (page: number, pages: number) => `Página ${page} de ${pages}` }
const made = new Date('2026-11-20T12:00:00Z')

test('a PDF has every row once, its titles and number on each page, and the totals at the end', () => {
  const rows = Array.from({ length: 100 }, (_, index) => row(`Movimento ${index}`))
  const { pages, file } = readPdf(writeRecordPdf(table(rows), { language: 'pt', made, words }))
  expect(pages.length).toBeGreaterThan(2)
  const reported = pages.flat().filter(text => text.startsWith('Movimento'))
  expect(reported).toEqual(rows.map((_, index) => `Movimento ${index}`))
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('Quando')
    expect(page).toContain(`Página ${index + 1} de ${pages.length}`)
  }
  expect(pages[0]).toEqual(expect.arrayContaining(['Movimentações', 'Conta m***a', '19/11/2026, 23:30']))
  expect(pages.at(-1)).toEqual(expect.arrayContaining(['Depositado', 'R$\u00a01.234,56']))
  expect(file).toContain('/Lang (pt-BR)')
})

// Thai, Turkish, Vietnamese render right.
test('a PDF in Turkish writes its six letters with Helvetica, none with the Chinese face', () => {
  expect(textRuns('Ağır IŞIK, ışık İĞ')).toMatchObject([
    { font: 'latin', hex: '418d907220499d494b2c20909e906b208f81' },
  ])
  expect(textWidth('ı', 1000)).toBe(textWidth('i', 1000) + 56)
})

test('a PDF in Chinese names the face that readers have for it', () => {
  const { pages, file } = readPdf(
    writeRecordPdf(table([row('存款 Pix')]), { language: 'zh_cn', made, words }),
  )
  expect(pages[0]).toContain('存款 Pix')
  expect(file).toContain('/UniGB-UCS2-H')
})

test('pages hold all rows in order without a gap, whatever their number', () => {
  fc.assert(
    fc.property(fc.nat(400), fc.nat(4), fc.nat(4), (count, notes, totals) => {
      const pages = paginate({
        notes: Array.from({ length: notes }, () => 'note'),
        rows: Array.from({ length: count }, () => []),
        totals: Array.from({ length: totals }, () => ({ label: 'x', centavos: 1n })),
      })
      expect(pages[0]?.from).toBe(0)
      expect(pages.at(-1)?.to).toBe(count)
      pages.slice(1).forEach((page, index) => {
        expect(page.from).toBe(pages[index]?.to)
        expect(page.to > page.from || page.isLast).toBe(true)
      })
      expect(pages.filter(page => page.isLast)).toHaveLength(1)
    }),
  )
})

test('text is cut to its room with an ellipsis, and never wider', () => {
  expect(fitText('curto', 8, 100)).toBe('curto')
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 20, max: 200 }), (long, room) => {
      expect(textWidth(fitText(long, 8, room), 8)).toBeLessThanOrEqual(room)
    }),
  )
  expect(textRuns('a存').map(run => run.font)).toEqual(['latin', 'chinese'])
  expect(textWidth('R$ 1', 1000)).toBe(722 + 556 + 278 + 556)
})

test('a filter takes from the address what it knows and nothing else', () => {
  const known = { kind: ['bonus'], state: ['done'] }
  const raw = {
    from: '2026-02-30',
    to: '2026-03-01',
    kind: 'bonus',
    state: 'open',
    review: 'reviewed',
    other: 1,
  }
  expect(readRecordFilter(known, raw)).toEqual({ to: '2026-03-01', kind: 'bonus' })
  expect(readRecordFilter(known, { from: '2026-03-02', to: '2026-03-01' })).toEqual({ from: '2026-03-02' })
  expect(daysBack('2026-03-01', 7)).toBe('2026-02-23')
})

test('rows stand under their day of Brasília, and long days are cut into parts under one heading', () => {
  const at = (created_at: string, id: string) => ({ id, created_at })
  const rows = [
    at('2026-11-20T02:30:00Z', 'a'),
    at('2026-11-20T01:00:00Z', 'b'),
    at('2026-11-19T02:00:00Z', 'c'),
  ]
  expect(chunkDays(rows, 1).map(({ day, isFirst }) => [day, isFirst])).toEqual([
    ['2026-11-19', true],
    ['2026-11-19', false],
    ['2026-11-18', true],
  ])
})

test('a name in a file is masked', () => {
  expect(maskName('maria.silva')).toBe('m*********a')
  expect(maskName('ana')).toBe('a***')
  expect(maskName('')).toBe('***')
})
