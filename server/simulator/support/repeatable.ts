import { createCipheriv } from 'node:crypto'
import { createUniform, type Uniform } from '../random/uniform.ts'

/** The generator over a fixed key stream, so that a proof by simulation gives the same answer on every run. */
export function repeatableUniform(key: string): Uniform {
  const stream = createCipheriv('aes-256-ctr', Buffer.from(key.padEnd(32, '.')), Buffer.alloc(16))
  return createUniform((buffer) => {
    stream.update(Buffer.alloc(buffer.length)).copy(buffer)
  })
}

/** What so many rounds return, each in stakes. */
export function playRounds(rounds: number, play: () => number): number[] {
  return Array.from({ length: rounds }, play)
}

/** How far the mean of a sample lies from what is claimed, in standard errors. */
export function standardErrors(sample: readonly number[], claimed: number): number {
  const mean = sample.reduce((sum, value) => sum + value, 0) / sample.length
  const variance = sample.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (sample.length - 1)
  return Math.abs(mean - claimed) / Math.sqrt(variance / sample.length)
}
