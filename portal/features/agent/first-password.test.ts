import { expect, it } from 'vitest'
import { newFirstPassword } from './first-password.ts'

it('is of a shape that can be read out, and never the same', () => {
  const made = Array.from({ length: 500 }, newFirstPassword)
  for (const password of made) expect(password).toMatch(/^[A-HJKMNP-Z][a-hjkmnp-z]{4}-[2-9]{4}-[a-hjkmnp-z]{4}$/)
  expect(new Set(made).size).toBe(500)
})
