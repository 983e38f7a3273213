import { expect, it } from 'vitest'
import { checkSum, rainInput } from './rain-input.ts'

it('the sum fits between all envelopes with the least and all with the most', () => {
  const rain = { envelopes: 10, least: '5', greatest: '20' }
  expect(checkSum('50', rain)).toBeUndefined()
  expect(checkSum('200', rain)).toBeUndefined()
  expect(checkSum('49', rain)).toBe('envelopes.sumDoesNotFit')
  expect(checkSum('201', rain)).toBe('envelopes.sumDoesNotFit')
  expect(checkSum('', rain)).toBeUndefined()
})

it('sends languages that have words, and amounts as text', () => {
  const words = [
    { language: 'vi', title: ' Lì xì ', text: '' },
    { language: 'en', title: '', text: '' },
  ]
  const sent = rainInput({
    words,
    startsAt: '2026-11-01T00:00:00.000Z',
    endsAt: undefined,
    total: 5,
    isDaily: undefined,
  })
  expect(sent).toMatchObject({ words: [{ language: 'vi', title: 'Lì xì', text: '' }], total: '5', isDaily: false })
  expect(sent).toMatchObject({ startsAt: '2026-11-01T00:00:00.000Z' })
})
