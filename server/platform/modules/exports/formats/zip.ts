import { crc32 } from 'node:zlib'

/** A file within a zip archive: its bytes as they are packed, and what they unpack to. */
export interface ZipEntry {
  readonly name: string
  readonly checksum: number
  readonly packed: number
  readonly unpacked: number
  readonly method: 'STORED' | 'DEFLATED'
}

const METHODS = { STORED: 0, DEFLATED: 8 } as const
const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x0800
/** The first day that a zip can tell: what was written when stands in our books. */
const DAY = 0x0021

/** A small file that stands in the archive as it is. */
export const storedEntry = (name: string, bytes: Buffer): ZipEntry => ({
  name,
  checksum: crc32(bytes),
  packed: bytes.length,
  unpacked: bytes.length,
  method: 'STORED',
})

/** What both headers of an entry say alike (APPNOTE 4.3.7 and 4.3.12). */
function shared({ name, checksum, packed, unpacked, method }: ZipEntry): Buffer {
  const bytes = Buffer.alloc(26)
  bytes.writeUInt16LE(VERSION, 0)
  bytes.writeUInt16LE(FLAGS, 2)
  bytes.writeUInt16LE(METHODS[method], 4)
  bytes.writeUInt16LE(DAY, 8)
  bytes.writeUInt32LE(checksum, 10)
  bytes.writeUInt32LE(packed, 14)
  bytes.writeUInt32LE(unpacked, 18)
  bytes.writeUInt16LE(Buffer.byteLength(name), 22)
  return bytes
}

const signature = (letters: string) => Buffer.from(letters, 'latin1')

/** What stands before the bytes of an entry. */
export const entryHeader = (entry: ZipEntry): Buffer =>
  Buffer.concat([signature('PK\x03\x04'), shared(entry), Buffer.from(entry.name)])

/** The directory at the end of an archive, of entries in their order from its first byte on. */
export function zipDirectory(entries: readonly ZipEntry[]): Buffer {
  let offset = 0
  const records = entries.map((entry) => {
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    offset += entryHeader(entry).length + entry.packed
    const made = Buffer.from([VERSION, 0])
    return Buffer.concat([signature('PK\x01\x02'), made, shared(entry), place, Buffer.from(entry.name)])
  })
  const directory = Buffer.concat(records)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([directory, signature('PK\x05\x06'), end])
}
