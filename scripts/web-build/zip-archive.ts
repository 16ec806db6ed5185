import { crc32, deflateRawSync } from 'node:zlib'

export interface ArchivedFile {
  /** Path within the archive, with slashes. */
  readonly name: string
  readonly content: Buffer
}

/** 1 January 1980 at midnight, the first instant a ZIP file can write: the same files make the same archive. */
const dosDate = 0x0021
const dosTime = 0
const version = 20
const deflated = 8
/** Names are UTF-8. */
const flags = 0x0800

/** The files as a ZIP archive (PKWARE's APPNOTE 6.3): deflated, without folders of their own, in the given order. */
export function zipArchive(files: readonly ArchivedFile[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const file of files) {
    const name = Buffer.from(file.name)
    const packed = deflateRawSync(file.content, { level: 9 })
    const fields = fieldsOf(file.content, packed, name)
    const local = Buffer.concat([uint32(0x04034b50), fields, uint16(0), name, packed])
    parts.push(local)
    // No comment, the first disk, no attributes.
    directory.push(uint32(0x02014b50), uint16(version), fields, Buffer.alloc(12), uint32(offset), name)
    offset += local.length
  }
  const index = Buffer.concat(directory)
  const count = uint16(files.length)
  const end = [
    uint32(0x06054b50),
    Buffer.alloc(4),
    count,
    count,
    uint32(index.length),
    uint32(offset),
    uint16(0),
  ]
  return Buffer.concat([...parts, index, ...end])
}

/** What the entry and the directory have in common, up to the length of the name. */
function fieldsOf(content: Buffer, packed: Buffer, name: Buffer): Buffer {
  return Buffer.concat([
    ...[version, flags, deflated, dosTime, dosDate].map(uint16),
    ...[crc32(content), packed.length, content.length].map(uint32),
    uint16(name.length),
  ])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
