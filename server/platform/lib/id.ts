import { randomFillSync } from 'node:crypto'

const pool = Buffer.alloc(16 * 256)
let poolOffset = pool.length
let lastMillisecond = 0
let counter = 0

/**
 * Makes a UUID version 7: it sorts by the time it was made, also within one millisecond of one process,
 * so that it needs no sequence in the database (architecture.md, "From one process to many machines").
 */
export function newId(now: number = Date.now()): string {
  if (poolOffset === pool.length) {
    randomFillSync(pool)
    poolOffset = 0
  }
  const bytes = pool.subarray(poolOffset, poolOffset + 16)
  poolOffset += 16
  // The twelve bits after the version count within a millisecond; when they run out the time moves on by one.
  if (now > lastMillisecond) {
    lastMillisecond = now
    counter = bytes.readUInt16BE(6) & 0x7ff
  } else if (++counter > 0xfff) {
    lastMillisecond += 1
    counter = 0
  }
  bytes.writeUIntBE(lastMillisecond, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
