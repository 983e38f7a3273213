import { expect, it } from 'vitest'
import { isProposed } from './is-proposed.ts'

const waiting = { proposal: { id: 'a' } }

it.each([
  ['nothing that is told', null, waiting, false],
  ['what waits for nobody', { proposal: null }, waiting, false],
  ['what waited before and still does', waiting, waiting, false],
  ['what was wanted in the place of something else', { proposal: { id: 'b' } }, waiting, true],
  ['the first that is wanted of it', waiting, { proposal: null }, true],
  ['what is new altogether', waiting, undefined, true],
])('%s', (_name, saved, known, expected) => expect(isProposed(saved, known)).toBe(expected))
