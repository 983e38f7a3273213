import { expect, it } from 'vitest'
import { filledWords, phaseOf, titleIn, wordsFor } from './chance-plan.ts'

const plan = {
  id: '1',
  state: 'PUBLISHED',
  words: [],
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: '2026-11-08T00:00:00Z',
  proposal: null,
} as const

it('a plan that is over is over in any state; one that is published begins at its time', () => {
  expect(phaseOf(plan, new Date('2026-10-31T00:00:00Z'))).toBe('SOON')
  expect(phaseOf(plan, new Date('2026-11-01T00:00:00Z'))).toBe('RUNNING')
  expect(phaseOf({ ...plan, state: 'PAUSED' }, new Date('2026-11-02T00:00:00Z'))).toBe('PAUSED')
  expect(phaseOf({ ...plan, state: 'DRAFT' }, new Date('2026-11-08T00:00:00Z'))).toBe('OVER')
})

it('words are kept by their languages; what was left empty is not sent', () => {
  const words = wordsFor(['vi', 'en'], [{ language: 'vi', title: 'Lì xì', text: 'Mỗi ngày' }])
  expect(words[1]).toEqual({ language: 'en', title: '', text: '' })
  expect(filledWords(words)).toEqual([{ language: 'vi', title: 'Lì xì', text: 'Mỗi ngày' }])
  expect(titleIn(filledWords(words), 'en')).toBe('Lì xì')
})
