import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { cleanPdf } from '../../../server/platform/uploads/clean-pdf.ts'
import { cleanPicture } from '../../../server/platform/uploads/clean-picture.ts'
import { jpeg, pdfOf, png, webp } from '../../support/sample-files.ts'

// Uploads are re-encoded (images) or stripped (PDF).

const largest = 4 * 1024 * 1024
const picture = (file: Buffer) => cleanPicture(file, { largest })
const pdf = (file: Buffer) => cleanPdf(file, { largest })

it.each([
  ['image/jpeg', jpeg],
  ['image/png', png],
  ['image/webp', webp],
])('a picture stays what it is: %s', async (type, file) => {
  const clean = await picture(file)
  expect(clean?.type).toBe(type)
  const [before, after] = await Promise.all(
    [file, clean?.bytes ?? Buffer.alloc(0)].map(one => sharp(one).metadata()),
  )
  expect([after?.format, after?.width, after?.height]).toEqual([
    before?.format,
    before?.width,
    before?.height,
  ])
})

it('the place where a photo was taken and its other metadata are gone, and it stands upright', async () => {
  const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'Maria' }, IFD3: { GPSLatitude: '23/1 33/1 0/1', GPSLatitudeRef: 'S' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Maria</x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(photo.includes('Maria')).toBe(true)
  const clean = (await picture(photo))?.bytes ?? Buffer.alloc(0)
  expect(clean.includes('Maria')).toBe(false)
  const { exif, xmp, icc, width, height } = await sharp(clean).metadata()
  expect({ exif, xmp, icc, width, height }).toEqual({
    ...{ exif: undefined, xmp: undefined, icc: undefined },
    width: 20,
    height: 40,
  })
})

it('what hangs behind a picture, or in its comments, is gone: it is no other file at the same time', async () => {
  const page = Buffer.from('<script>alert(1)</script>')
  const archive = Buffer.from('504b0506', 'hex')
  for (const file of [jpeg, png, webp]) {
    const clean = await picture(Buffer.concat([file, page, archive]))
    expect(clean?.bytes.includes('<script>')).toBe(false)
    expect(clean?.bytes.includes(archive)).toBe(false)
  }
  const comment = Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from([0, page.length + 2]), page])
  const commented = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
  expect((await picture(commented))?.bytes.includes('<script>')).toBe(false)
})

it('a few bytes that unpack to more pixels than anybody’s photo are not unpacked', async () => {
  const size = { width: 16_000, height: 16_000, channels: 3 as const, background: 'white' }
  const bomb = await sharp({ create: size, limitInputPixels: false })
    .png({ palette: true, colours: 2 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(largest)
  const began = performance.now()
  expect(await picture(bomb)).toBeUndefined()
  expect(performance.now() - began).toBeLessThan(2_000)
})

it.each([
  ['a cut picture', jpeg.subarray(0, 150)],
  ['a first line of a picture', jpeg.subarray(0, 4)],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['an animation of another kind', Buffer.from('GIF89a')],
])('%s is no picture', async (_what, file) => {
  expect(await picture(file)).toBeUndefined()
})

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>'

it('a PDF keeps what its page shows, and nothing that acts, links or hangs on it', async () => {
  const file = pdfOf('Comprovante de Pix', {
    catalogue: `/OpenAction 5 0 R/AA<</WC 5 0 R>>/Names<</JavaScript<</Names[(a)5 0 R]>>/EmbeddedFiles<</Names[(b.exe)6 0 R]>>>>/AcroForm<</Fields[8 0 R]/XFA(x)>>/Metadata 9 0 R/AF[6 0 R]`,
    page: '/AA<</O 5 0 R>>/Annots[8 0 R<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://evil.example)>>>>]/Metadata 9 0 R',
    objects: [
      script,
      '<</Type/Filespec/F(b.exe)/EF<</F 7 0 R>>>>',
      '<</Type/EmbeddedFile/Length 9>>stream\nMZ-binary\nendstream',
      '<</Type/Annot/Subtype/Widget/FT/Tx/T(f)/Rect[0 0 1 1]/A 5 0 R>>',
      '<</Type/Metadata/Subtype/XML/Length 11>>stream\nAutor Maria\nendstream',
    ],
  })
  const clean = await pdf(file)
  const text = clean?.bytes.toString('latin1') ?? ''
  expect(text).toContain('(Comprovante de Pix) Tj')
  expect(text).toContain('/Helvetica')
  for (const word of [
    'JavaScript',
    '/JS',
    'app.alert',
    '/AA',
    '/OpenAction',
    '/Annot',
    '/URI',
    'evil',
    '/EmbeddedFile',
    'MZ-binary',
    '/Filespec',
    '/AcroForm',
    'Maria',
    '/A ',
  ])
    expect(text, word).not.toContain(word)
})

it('a script that is hidden behind the looks of a page is gone: in its resources, under an escaped name, in an older version', async () => {
  const hidden = pdfOf('Recibo', { page: `/PieceInfo<</X 5 0 R>>/#41A<</O 5 0 R>>`, objects: [script] })
  const older = Buffer.concat([hidden, Buffer.from(`99 0 obj\n${script}\nendobj\n`)])
  const resource = pdfOf('Recibo', {
    page: '/Group<</S/Transparency/CS 5 0 R>>',
    objects: [`[/ICCBased 6 0 R ${script}]`, '<</N 3/Length 0/OPI 7 0 R>>stream\n\nendstream', script],
  })
  for (const file of [hidden, older, resource]) {
    const text = (await pdf(file))?.bytes.toString('latin1') ?? ''
    expect(text).toContain('(Recibo) Tj')
    expect(text).not.toContain('JavaScript')
    expect(text).not.toContain('app.alert')
  }
})

it.each([
  ['what only begins like one', Buffer.from('%PDF-1.7\n% nothing more')],
  [
    'one without a page',
    Buffer.from(pdfOf('x').toString('latin1').replace('/Kids[3 0 R]/Count 1', '/Kids[]/Count 0'), 'latin1'),
  ],
  [
    'an encrypted one',
    Buffer.from(pdfOf('x').toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R/Encrypt 4 0 R'), 'latin1'),
  ],
])('a PDF is refused: %s', async (_what, file) => {
  expect(await pdf(file)).toBeUndefined()
})

it('a PDF whose objects unpack to hundreds of megabytes is given up in bounded time, and the next one is served', async () => {
  const zeros = deflateSync(deflateSync(Buffer.alloc(600_000_000, 32), { level: 3 }))
  const packed = `<</Type/ObjStm/N 1/First 5/Filter[/FlateDecode/FlateDecode]/Length ${zeros.length}>>stream\n${zeros.toString('latin1')}\nendstream`
  const bomb = pdfOf('x', { objects: [packed] })
  expect(bomb.length).toBeLessThan(largest)
  const began = performance.now()
  expect(await pdf(bomb)).toBeUndefined()
  expect(performance.now() - began).toBeLessThan(20_000)
  expect(await pdf(pdfOf('Recibo'))).toBeDefined()
})
