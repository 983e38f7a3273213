import { expect, it } from 'vitest'
import { isEmail } from './email.ts'

it.each(['a@b.vn', 'lan.anh+sen@mail.example.com', `${'a'.repeat(64)}@b.vn`, 'thư@thư.vn'])('takes %s', (text) =>
  expect(isEmail(text)).toBe(true),
)

it.each([
  '',
  'lan',
  'lan@b',
  'lan@b.',
  'a b@c.vn',
  'a@b@c.vn',
  'a@b.vn,c@d.vn',
  'a@b.vn;c@d.vn',
  'Lan <a@b.vn>',
  `${'a'.repeat(65)}@b.vn`,
  `a@${'b'.repeat(254)}.vn`,
])('refuses %s', (text) => expect(isEmail(text)).toBe(false))
