import { expect, it } from 'vitest'
import { effectOfConfirming, wishedChanges } from './wished-changes.ts'

it('a wish is laid beside the settings in force without what the client writes into them', () => {
  const current = {
    __typename: 'TurnoverRule',
    id: 'DEPOSIT',
    multiplier: 0.1,
    weights: [{ __typename: 'TurnoverShare', gameType: 'SLOTS', percent: 100 }],
  }
  const wish = { multiplier: 0, weights: [{ gameType: 'SLOTS', percent: 100 }] }
  expect(wishedChanges(current, wish)).toEqual([{ path: 'multiplier', before: '0.1', after: '0', changed: true }])
})

it('the same amount with more or fewer zeros is no change', () => {
  expect(wishedChanges({ maximum: '500.00', minimum: '1' }, { maximum: '500.0000', minimum: '2.00' })).toEqual([
    { path: 'minimum', before: '1', after: '2.00', changed: true },
  ])
})

it.each([
  [{ fourEyesAbove: '200.00' }, 'proposals.confirmEffectLater'],
  [{ fourEyesAbove: '200.00', maximum: '900.00' }, 'proposals.confirmEffectPartly'],
  [{ fourEyesAbove: '50.00', maximum: '900.00' }, 'proposals.confirmEffect'],
  [{ fourEyesAbove: '100.00', maximum: '900.00' }, 'proposals.confirmEffect'],
])('%j is confirmed with %s', (wish, effect) => {
  expect(effectOfConfirming(wishedChanges({ fourEyesAbove: '100.00', maximum: '800.00' }, wish))).toBe(effect)
})
