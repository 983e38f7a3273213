import { familyOf } from '@croupier/lottery/families/families.ts'
import { expect, it } from 'vitest'
import { countedOf, endingsBy, expectedCount, frequenciesOf } from './statistics.ts'

it('counts digits with how long they have not come', () => {
  const counted = countedOf(familyOf('SSC'))
  const results = [[['1', '1', '2', '3', '4']], [['5', '5', '5', '5', '5']]]
  const of = (value: string) => frequenciesOf(counted, results).find((other) => other.value === value)
  expect(of('1')).toEqual({ value: '1', count: 2, missing: 0 })
  expect(of('5')).toEqual({ value: '5', count: 5, missing: 1 })
  expect(of('9')).toEqual({ value: '9', count: 0, missing: null })
  expect(expectedCount(counted, results)).toBe(1)
})

it('knows Vietnam by the last two digits of every prize', () => {
  const counted = countedOf(familyOf('VN_NORTH'))
  expect(counted.values).toHaveLength(100)
  expect(counted.shown([['48207'], ['91534']])).toEqual(['07', '34'])
  expect(endingsBy([['48207'], ['91534', '7703']], 'head')[0]).toEqual(['03', '07'])
  expect(endingsBy([['48207'], ['91534', '7703']], 'tail')[4]).toEqual(['34'])
})
