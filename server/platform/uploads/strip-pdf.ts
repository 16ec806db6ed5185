import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRef, PDFStream } from '@cantoo/pdf-lib'

/** What a page shows, and no more: none of these keys may stand anywhere in the new file. */
const active = [
  ...['JS', 'JavaScript', 'AA', 'OpenAction', 'A', 'Next', 'URI', 'GoToR', 'GoToE', 'Launch'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'EF', 'AF', 'RichMedia', 'Annots', 'AcroForm', 'XFA', 'Names'],
  ...['Metadata', 'PieceInfo', 'Collection', 'OPI', 'StructParents', 'LastModified', 'Thumb', 'B', 'Trans'],
].map(name => PDFName.of(name))

/** Kinds of objects that act, or that hold a file of their own. */
const refusedKinds = new Set(
  ['Action', 'Filespec', 'EmbeddedFile', 'Annot', 'PS', 'JavaScript', '3D', 'RichMedia', 'Sig'].map(name =>
    String(PDFName.of(name)),
  ),
)
const kindKeys = ['Type', 'Subtype', 'Subtype2', 'S'].map(name => PDFName.of(name))
/** Structures deep enough for every page, not for a stack. */
const mostObjects = 100_000

/**
 * Copies the looks of every page into a new document: JavaScript, actions, links, forms, attachments, layers' scripts, metadata and older
 * versions of the file stay behind. Throws for what is encrypted, broken or has no page.
 */
export async function stripPdf(file: Uint8Array, mostPages: number): Promise<Uint8Array> {
  const from = await PDFDocument.load(file, { updateMetadata: false, throwOnInvalidObject: true })
  const count = from.getPageCount()
  if (count === 0 || count > mostPages) throw new Error(`${count} pages`)
  for (const page of from.getPages()) cleanDict(page.node)
  const to = await PDFDocument.create({ updateMetadata: false })
  for (const page of await to.copyPages(from, from.getPageIndices())) to.addPage(page)
  const objects = to.context.enumerateIndirectObjects()
  if (objects.length > mostObjects) throw new Error(`${objects.length} objects`)
  for (const [ref, object] of objects) if (!clean(object, 0)) to.context.delete(ref)
  return to.save({ useObjectStreams: false, addDefaultPage: false })
}

/** False for an object that is to go. */
function clean(object: unknown, depth: number): boolean {
  if (depth > 50) throw new Error('nested too deeply')
  if (object instanceof PDFRef) return true
  if (object instanceof PDFStream) return cleanDict(object.dict, depth)
  if (object instanceof PDFDict) return cleanDict(object, depth)
  if (object instanceof PDFArray)
    for (let at = object.size() - 1; at >= 0; at -= 1)
      if (!clean(object.get(at), depth + 1)) object.remove(at)
  return true
}

function cleanDict(dict: PDFDict, depth = 0): boolean {
  if (kindKeys.some(key => refusedKinds.has(String(dict.get(key))))) return false
  for (const key of active) dict.delete(key)
  for (const [key, value] of dict.entries()) if (!clean(value, depth + 1)) dict.delete(key)
  return true
}
