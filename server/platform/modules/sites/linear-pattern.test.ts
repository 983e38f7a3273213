import { describe, expect, it } from 'vitest'
import { compilePattern, LONGEST_PATTERN } from './linear-pattern.ts'
import { REGISTRATION_PATTERNS } from './registration-patterns.ts'

const own = Object.values(REGISTRATION_PATTERNS).filter((pattern) => pattern !== '*')
/** What the engine of JavaScript would be at for longer than anybody waits. */
const slow = ['(a+)+$', '^(a|aa)+$', '^(a?b?)*$', '^.*.*.*=$', '^([a-z]+)+@']
const samples = [
  '',
  'a',
  'aB1!',
  'abc 123',
  'Nguyễn Văn',
  '中文，',
  '한국어',
  'ไทย abc',
  'a\u00a0b',
  'a@b.vn',
  'x\u3000y',
  '123',
]

describe('a pattern', () => {
  it.each([...own, '^[a-z]{4,12}$', '^(0[35789])\\d{8}$', '^(?:84|0)?\\d{9}$', '^\\u0110[\\p{sc=Thai}]*$'])(
    'takes the same texts as in a browser: %s',
    (pattern) => {
      const compiled = compilePattern(pattern)
      const expression = new RegExp(pattern, 'u')
      const taken = (text: string) => 'matches' in compiled && compiled.matches(text)
      expect(samples.filter(taken)).toEqual(samples.filter((text) => expression.test(text)))
    },
  )

  it.each([...own, ...slow])('answers about a thousand characters: %s', (pattern) => {
    const compiled = compilePattern(pattern)
    expect('matches' in compiled && compiled.matches(`${'a'.repeat(1_000)}!`)).toBeTypeOf('boolean')
  })

  it.each([
    ['^(?=.*[A-Z]).+$', '(?='],
    ['^(?!admin).+$', '(?!'],
    ['(?<!a)b', '(?<!a)b'],
    ['^(a*)\\1$', '\\1'],
    ['^(?<x>a*)\\k<x>$', '\\k'],
    ['^a{1,1001}$', '{1,1001}'],
    ['^(a{100}){100}$', '{100}'],
  ])('is refused with what is not possible in it: %s', (pattern, part) => {
    expect(compilePattern(pattern)).toEqual({ refused: 'IMPOSSIBLE', part })
  })

  it.each(['([', '', '(?i)abc', 'a**'])('is refused when it is no expression: %j', (pattern) => {
    expect(compilePattern(pattern)).toEqual({ refused: 'BROKEN' })
  })

  it.each(['a'.repeat(LONGEST_PATTERN + 1), '^(\\p{L}{0,99}.{0,99}\\P{L}{0,99}|.{1,900})+$'])(
    'is refused when it is too large: %s',
    (pattern) => expect(compilePattern(pattern)).toEqual({ refused: 'LARGE' }),
  )
})
