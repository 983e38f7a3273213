import { expect, it } from 'vitest'
import { isComplete, languages } from './languages.ts'

/** §1, in its order. */
const CODES =
  'CN, EN, JA, TH, VI, MY, ES, HI, ID, KM, KO, KR, MS, PT, PT-BR, TA, TW, TY, UR, UR-LA, TR, BN, AR, FA, RU, KK, UZ, LO, NE, FR'

it('knows each code of the specification once, with a tag of its own and its own name', () => {
  expect(languages.flatMap(({ codes }) => codes).sort()).toEqual(CODES.split(', ').sort())
  expect(new Set(languages.map(({ tag }) => tag)).size).toBe(languages.length)
  for (const { tag, name } of languages) {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
    expect(name).not.toBe('')
  }
})

it('says of each how many words it lacks', () => {
  expect(languages.filter(({ missing }) => missing === 0).map(({ tag }) => tag)).toEqual(['vi', 'en'])
  expect(languages.find(({ tag }) => tag === 'ar')?.missing).toBeGreaterThan(1_000)
  expect(isComplete('vi')).toBe(true)
  expect(isComplete('ar')).toBe(false)
  expect(isComplete('xx')).toBe(false)
})
