import { expect, it } from 'vitest'
import { roomInput } from './room-input.ts'

it('sends names that are there, and null for every language', () => {
  const names = [
    { language: 'vi', name: 'Sảnh chung' },
    { language: 'en', name: ' ' },
  ]
  expect(roomInput({ id: 'x', code: 'sanh', names, language: '', lastSequence: 9 })).toMatchObject({
    code: 'sanh',
    language: null,
    names: [{ language: 'vi', name: 'Sảnh chung' }],
  })
  expect(roomInput({ language: 'en', lastSequence: 9 })).not.toHaveProperty('lastSequence')
})
