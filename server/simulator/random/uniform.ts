import { randomFillSync } from 'node:crypto'

/** Draws an integer of 0 … bound − 1, every one equally likely. */
export type Uniform = (bound: number) => number

const wordRange = 2 ** 32

/**
 * A uniform generator over a source of random bytes (the operating system's cryptographic one unless told otherwise).
 *
 * A 32-bit word is scaled by remainder only when it falls below the largest multiple of the bound; other words are
 * thrown away and drawn again, so no result is likelier than another.
 */
export function createUniform(fill: (buffer: Buffer) => void = (buffer) => void randomFillSync(buffer)): Uniform {
  const buffer = Buffer.alloc(4096)
  let position = buffer.length
  const nextWord = () => {
    if (position >= buffer.length) {
      fill(buffer)
      position = 0
    }
    const word = buffer.readUInt32LE(position)
    // A used word must not stay readable in memory: it would tell a past outcome.
    buffer.writeUInt32LE(0, position)
    position += 4
    return word
  }
  return (bound) => {
    if (!Number.isInteger(bound) || bound < 1 || bound > wordRange) throw new RangeError(`bound out of range: ${bound}`)
    const limit = wordRange - (wordRange % bound)
    for (;;) {
      const word = nextWord()
      if (word < limit) return word % bound
    }
  }
}
