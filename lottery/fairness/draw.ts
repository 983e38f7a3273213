import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { drawResult, type Family, type Uniform } from '../core/family.ts'
import type { DrawResult } from '../core/play-type.ts'
import { createHmacDrbg } from './hmac-drbg.ts'

/** Bytes of a draw's seed. */
export const SEED_BYTES = 32

/** What is published before a draw opens: SHA-256 of its seed. Both in hexadecimal. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)))
}

/** A draw of our own, named as members see it. */
export interface DrawName {
  readonly lotteryCode: string
  readonly number: string
}

/**
 * The result that a seed gives: whoever has the seed gets the same. Seeds of different draws give nothing away of each
 * other, and a seed gives another result under another draw's name. Throws RangeError for a seed of another length, which
 * could run into the name.
 */
export function drawFromSeed(family: Family, seed: string, { lotteryCode, number }: DrawName): DrawResult {
  const seedBytes = hexToBytes(seed)
  if (seedBytes.length !== SEED_BYTES) throw new RangeError(`A seed has ${SEED_BYTES} bytes`)
  return drawResult(family, uniformOver(createHmacDrbg(seedBytes, `${lotteryCode}:${number}`)))
}

/**
 * Unbiased numbers by rejection: four bytes, thrown away when they fall into the rest that does not divide evenly. Taking
 * the remainder, or rounding a scaled fraction, would favour some results.
 */
export function uniformOver(bytes: (length: number) => Uint8Array): Uniform {
  const words = 2 ** 32
  return (bound) => {
    if (!Number.isInteger(bound) || bound < 1 || bound > words) throw new RangeError(`No numbers below ${bound}`)
    const limit = words - (words % bound)
    for (;;) {
      const [first = 0, second = 0, third = 0, fourth = 0] = bytes(4)
      const word = ((first * 256 + second) * 256 + third) * 256 + fourth
      if (word < limit) return word % bound
    }
  }
}
