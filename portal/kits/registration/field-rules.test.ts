import { expect, it } from 'vitest'
import type { FieldRule, RegisterWords } from './field-rules.ts'
import { ruleSchema } from './field-rules.ts'

const words = ((key: string) => key) as unknown as RegisterWords
const rule = { name: 'nickname', enabled: true, required: false, minLength: 3, maxLength: 5, patternId: 1, position: 1 }
const takes = (acceptedPattern: string, value: string) =>
  ruleSchema({ ...rule, acceptedPattern } as FieldRule, words).safeParse(value).success

// The same answers as the platform gives: server/platform/modules/members/registration-rules.ts.
it.each([
  ['*', 'a b!', true],
  ['^[a-z]+$', 'abc', true],
  ['^[a-z]+$', 'abc1', false],
  ['[0-9]', 'abc1', true],
  ['^\\p{Script=Han}+$', '中文中文', true],
  // Counted are characters, not halves of them.
  ['*', '𠮷𠮷𠮷𠮷𠮷', true],
  ['*', '𠮷𠮷', false],
  // What this browser cannot read is the platform's to judge.
  ['([', 'abc', true],
])('a rule with %s takes %s: %s', (acceptedPattern, value, isTaken) => {
  expect(takes(acceptedPattern, value)).toBe(isTaken)
})
