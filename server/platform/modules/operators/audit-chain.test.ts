import { describe, expect, it } from 'vitest'
import { CHAIN_START, type ChainedEntry, createChainVerifier, hashEntry } from './audit-chain.ts'
import { canonicalJson } from './canonical.ts'

function chainOf(length: number): ChainedEntry[] {
  const chain: ChainedEntry[] = []
  for (let position = 1; position <= length; position++) {
    const open = {
      merchantId: 'm1',
      id: `id-${position}`,
      position: BigInt(position),
      at: new Date(1_790_000_000_000 + position),
      operatorId: 'o1',
      operatorAccount: 'operator',
      action: 'banners.update',
      subjectKind: 'banners',
      subjectId: `b${position}`,
      reason: null,
      ip: '127.0.0.1',
      before: { a: position },
      after: { a: position + 1 },
      previousHash: chain.at(-1)?.hash ?? CHAIN_START,
    }
    chain.push({ ...open, hash: hashEntry(open) })
  }
  return chain
}

function verify(entries: ChainedEntry[], whole: ChainedEntry[] = entries) {
  const verifier = createChainVerifier()
  for (const entry of entries) verifier.take(entry)
  const last = whole.at(-1)
  return verifier
    .finish(last && { position: last.position, hash: last.hash })
    .map(({ kind, subject }) => `${kind} ${subject}`)
}

describe('the audit chain', () => {
  it('finds nothing in an untouched chain, or an empty one', () => {
    expect(verify(chainOf(5))).toEqual([])
    expect(verify([])).toEqual([])
  })

  it('names an altered entry', () => {
    const chain = chainOf(5)
    const forged = chain.map((entry) => (entry.position === 3n ? { ...entry, after: { a: 99 } } : entry))
    expect(verify(forged)).toEqual(['AUDIT_ENTRY_ALTERED 3 id-3'])
  })

  it('names an altered entry whose hash was made anew, by the entry after it', () => {
    const chain = chainOf(5)
    const forged = chain.map((entry) => {
      if (entry.position !== 3n) return entry
      const altered = { ...entry, operatorAccount: 'somebody' }
      return { ...altered, hash: hashEntry(altered) }
    })
    expect(verify(forged, chain)).toEqual(['AUDIT_ENTRY_ALTERED 4 id-4'])
  })

  it('names removed entries: in the middle, at the start, at the end', () => {
    const chain = chainOf(5)
    expect(
      verify(
        chain.filter(({ position }) => position !== 2n),
        chain,
      ),
    ).toEqual(['AUDIT_ENTRY_MISSING 2'])
    expect(verify(chain.slice(2), chain)).toEqual(['AUDIT_ENTRY_MISSING 1 – 2'])
    expect(verify(chain.slice(0, 3), chain)).toEqual(['AUDIT_ENTRY_MISSING 4 – 5'])
  })

  it('writes the same value as the same text whatever the order of keys', () => {
    expect(canonicalJson({ b: 1, a: [{ d: null, c: 2 }] })).toBe(canonicalJson({ a: [{ c: 2, d: null }], b: 1 }))
  })
})
