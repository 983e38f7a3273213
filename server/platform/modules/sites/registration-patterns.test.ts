import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import english from '../../../../locales/en/errors.json' with { type: 'json' }
import vietnamese from '../../../../locales/vi/errors.json' with { type: 'json' }
import { randomAddress, SENVANG, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { meetsPattern, REGISTRATION_PATTERNS, usablePattern } from './registration-patterns.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.stop())

/** Each variant of section 5: what it takes, what it refuses, and how the refusal ends. */
const variants: readonly [id: number, good: readonly string[], bad: readonly string[], words: string][] = [
  [1, ['abc123', 'ABC'], ['a b', 'a-b', 'lá'], ', letters and numbers.'],
  [2, ['a1b2'], ['1abc', '_abc'], ', letters and numbers, the first a letter.'],
  [3, ['abc123'], ['abcdef', '123456'], ', letters and numbers combined.'],
  [4, ['abc', '中文ab'], ['abc1', 'lá!'], ', letters or Chinese.'],
  [5, ['a@b.vn'], ['a@b', 'a b@c.vn', 'abc'], ', in mailbox format.'],
  [6, ['Lan Anh 2', 'Nguyễn'], ['a@b', 'a_b', 'a!'], ', no special characters.'],
  [7, ['0123'], ['12a', '1 2', '-12'], ', digits only.'],
  [8, ['Abc1', 'ABC'], ['abc1', 'Ab c'], ', letters and numbers with one uppercase letter at least.'],
  [9, ['Nguyen Lan'], ['Nguyễn', 'Lan1'], ', English letters and spaces.'],
  [10, ['a-b_c!', 'lá'], ['a b', 'a\tb'], ', no spaces.'],
  [11, ['中文，。'], ['中文a', 'abc'], ', Chinese and punctuation.'],
  [12, ['한국어'], ['한국 어', 'abc'], ', Korean only.'],
  [13, ['ภาษาไทย'], ['ไทย abc', 'abc'], ', Thai only.'],
  [14, ['ไทย abc'], ['ไทย1', 'lá'], ', Thai or English with spaces.'],
  [15, ['NGUYEN LAN'], ['Nguyen', 'A1'], ', uppercase letters and spaces.'],
  [16, ['aB1!~'], ['a b', 'lá'], ', letters, numbers and symbols.'],
  [
    17,
    ['aB1!'],
    ['aB1', 'ab1!', 'AB1!', 'aB!!'],
    ', with one uppercase, one lowercase, one digit and one special character.',
  ],
]

describe('the pattern variants of section 5', () => {
  it('are all here, each with words in both languages', () => {
    expect(Object.keys(REGISTRATION_PATTERNS).map(Number)).toEqual([0, ...variants.map(([id]) => id)])
    for (const id of Object.keys(REGISTRATION_PATTERNS)) {
      const key = `PATTERN_${id}` as keyof typeof english
      expect(english[key]).toContain('Please enter {{minimum}}-{{maximum}} characters')
      expect(vietnamese[key]).toContain('{{minimum}}-{{maximum}} ký tự')
    }
  })

  it.each(variants)('pattern %i takes %j and refuses %j', (id, good, bad) => {
    const pattern = REGISTRATION_PATTERNS[id] ?? ''
    expect(good.filter((value) => !meetsPattern(value, pattern))).toEqual([])
    expect(bad.filter((value) => meetsPattern(value, pattern))).toEqual([])
  })

  it('reach the person who registers, with their bounds', async () => {
    for (const [patternId, , [bad = ''], words] of variants) {
      const rule = {
        enabled: true,
        required: false,
        minLength: 1,
        maxLength: 30,
        patternId,
        acceptedPattern: REGISTRATION_PATTERNS[patternId] ?? '',
        position: 9,
      }
      await platform.database.transaction((tx) =>
        platform.context.sites.setRegistrationField(tx, SENVANG, 'nickname', rule),
      )
      const body = { username: 'mauthu', password: 'Hoa!mai2026x', acceptedTerms: true, nickname: bad }
      expect(await platform.call('register', { language: 'en', ip: randomAddress(), body })).toMatchObject({
        field: 'nickname',
        message: `Please enter 1-30 characters${words}`,
      })
    }
  })

  it('take the place of what was stored when looking ahead was possible', async () => {
    expect(usablePattern('^(?=.*[A-Z])[A-Za-z0-9]+$', 8)).toBe(REGISTRATION_PATTERNS[8])
    const old = ['^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$', SENVANG]
    const change =
      "update registration_fields set accepted_pattern = $1, pattern_id = 3 where merchant_id = $2 and name = 'nickname'"
    await platform.database.raw(change, old)
    platform.context.sites.forgetCaches()
    const fields = await platform.context.sites.listRegistrationFields(SENVANG)
    expect(fields.find(({ name }) => name === 'nickname')?.acceptedPattern).toBe(REGISTRATION_PATTERNS[3])
  })

  it("takes anything for '*', and says the bounds alone", async () => {
    expect(meetsPattern('anything, 什么都行!', '*')).toBe(true)
    expect(english.PATTERN_0).toBe('Please enter {{minimum}}-{{maximum}} characters.')
  })
})
