import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * HMAC_DRBG over SHA-256 (NIST SP 800-90A revision 1, 10.1.2), without reseeding: the same seed and personalization give the
 * same bytes for ever, which is what makes a draw recomputable.
 */
export function createHmacDrbg(seed: Uint8Array, personalization: string): (length: number) => Uint8Array {
  let key: Uint8Array = new Uint8Array(32)
  let value: Uint8Array = new Uint8Array(32).fill(1)

  function update(data: Uint8Array): void {
    key = hmac(sha256, key, concatBytes(value, Uint8Array.of(0), data))
    value = hmac(sha256, key, value)
    if (data.length === 0) return
    key = hmac(sha256, key, concatBytes(value, Uint8Array.of(1), data))
    value = hmac(sha256, key, value)
  }

  update(concatBytes(seed, utf8ToBytes(personalization)))
  return (length) => {
    const blocks: Uint8Array[] = []
    for (let made = 0; made < length; made += value.length) {
      value = hmac(sha256, key, value)
      blocks.push(value)
    }
    update(new Uint8Array())
    return concatBytes(...blocks).slice(0, length)
  }
}
