import { createHash } from 'node:crypto'

/** Repeatable choices that follow from a text: the same picture for the same id, always. */
export function choicesOf(text: string) {
  let block = 0
  let bytes = Buffer.alloc(0)
  const next = (): number => {
    if (bytes.length < 4) bytes = createHash('sha256').update(`${text}:${block++}`).digest()
    const value = bytes.readUInt32BE(0)
    bytes = bytes.subarray(4)
    return value
  }
  return {
    /** An integer of 0 … bound − 1. */
    below: (bound: number): number => next() % bound,
    /** A number between two others. */
    between: (low: number, high: number): number => low + (next() / 2 ** 32) * (high - low),
  }
}

export type Choices = ReturnType<typeof choicesOf>
