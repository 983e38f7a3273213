import { expect, it } from 'vitest'
import { chooseLanguage } from './page/words.ts'

it('speaks the language that the address asks for, else the browser, else Vietnamese', () => {
  expect(chooseLanguage('?lang=en', ['vi-VN'])).toBe('en')
  expect(chooseLanguage('?lang=vi', ['en-US', 'en'])).toBe('vi')
  expect(chooseLanguage('?lang=de', ['fr', 'en-GB', 'vi'])).toBe('en')
  expect(chooseLanguage('', ['fr'])).toBe('vi')
  expect(chooseLanguage('?lang=toString', [])).toBe('vi')
})
