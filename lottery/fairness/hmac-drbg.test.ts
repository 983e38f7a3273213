import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { createHmacDrbg } from './hmac-drbg.ts'

const text = (words: string) => utf8ToBytes(words)
const mac = (key: Uint8Array, ...data: Uint8Array[]) => hmac(sha256, key, concatBytes(...data))

describe('HMAC_DRBG over SHA-256', () => {
  it('gives what NIST publishes (CAVP, no reseed, first count): the second 1024 bits', () => {
    const entropy = hexToBytes('ca851911349384bffe89de1cbdc46e6831e44d34a4fb935ee285dd14b71a7488')
    const nonce = hexToBytes('659ba96c601dc69fc902940805ec0ca8')
    const generate = createHmacDrbg(concatBytes(entropy, nonce), '')
    generate(128)
    expect(bytesToHex(generate(128))).toBe(
      'e528e9abf2dece54d47c7e75e5fe302149f817ea9fb4bee6f4199697d04d5b89' +
        'd54fbb978a15b5c443c9ec21036d2460b6f73ebad0dc2aba6e624abf07745bc1' +
        '07694bb7547bb0995f70de25d6b29e2d3011bb19d27676c07162c8b5ccde0668' +
        '961df86803482cb37ed6d5c0bb8d50cf1f50d476aa0458bdaba806f48be9dcb8',
    )
  })

  it('takes the personalization behind the seed, step by step as the standard has it', () => {
    const seed = new Uint8Array(32).fill(7)
    const data = concatBytes(seed, text('SSC:1'))
    const [zero, one] = [Uint8Array.of(0), Uint8Array.of(1)]
    let value: Uint8Array = new Uint8Array(32).fill(1)
    let key = mac(new Uint8Array(32), value, zero, data)
    value = mac(key, value)
    key = mac(key, value, one, data)
    value = mac(key, value)
    value = mac(key, value)
    expect(createHmacDrbg(seed, 'SSC:1')(4)).toEqual(value.slice(0, 4))
  })

  it('gives other bytes for another seed or another name', () => {
    const seed = new Uint8Array(32).fill(7)
    const other = Uint8Array.from([...seed.slice(1), 8])
    const shown = [createHmacDrbg(seed, 'a'), createHmacDrbg(seed, 'b'), createHmacDrbg(other, 'a')]
    expect(new Set(shown.map((generate) => bytesToHex(generate(16)))).size).toBe(3)
  })
})
