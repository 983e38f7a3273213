import { expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

it('takes every Vietnamese diacritic away and leaves the rest', () => {
  expect(foldText('Thần Tài Đỏ, đường ƯƠNG ỷ ỡ ặ')).toBe('Than Tai Do, duong UONG y o a')
  expect(foldText('plain ASCII 123')).toBe('plain ASCII 123')
})
