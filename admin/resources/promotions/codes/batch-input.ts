import type { PromotionCodeBatchInput } from '../../../lib/schema.generated.ts'

/** A batch as it is typed. */
export interface TypedBatch {
  readonly name: string
  readonly word: string
  readonly number: string
  readonly usesPerCode: string
  readonly expiresAt: string
}

export const EMPTY_BATCH: TypedBatch = { name: '', word: '', number: '100', usesPerCode: '1', expiresAt: '' }

const WORD = /^[A-Za-z0-9]{4,20}$/
const most = { number: 10_000, usesPerCode: 1_000_000 }
const isWithin = (text: string, greatest: number) => /^[1-9]\d*$/.test(text) && Number(text) <= greatest

/** The word for what the server would not take; undefined where all is well. */
export function flawOf({ name, word, number, usesPerCode, expiresAt }: TypedBatch): string | undefined {
  if (name.trim() === '' || name.length > 80) return 'codes.flaws.name'
  if (word.trim() !== '' && !WORD.test(word.trim())) return 'codes.flaws.word'
  if (word.trim() === '' && !isWithin(number, most.number)) return 'codes.flaws.number'
  if (!isWithin(usesPerCode, most.usesPerCode)) return 'codes.flaws.usesPerCode'
  if (expiresAt !== '' && !(new Date(expiresAt) > new Date())) return 'codes.flaws.expiresAt'
  return undefined
}

/** What goes to the server: one word is one code. */
export function batchInput({ name, word, number, usesPerCode, expiresAt }: TypedBatch): PromotionCodeBatchInput {
  const chosen = word.trim()
  return {
    name: name.trim(),
    number: chosen === '' ? Number(number) : 1,
    word: chosen === '' ? null : chosen,
    usesPerCode: Number(usesPerCode),
    expiresAt: expiresAt === '' ? null : new Date(expiresAt).toISOString(),
  }
}
