import { expect, it } from 'vitest'
import { differenceOf } from './difference.ts'

it('differenceOf lays the leaves of two records side by side', () => {
  const before = { status: 0, until: null, list: ['VN'], same: 'x' }
  const after = { status: 1, until: '2026', list: ['VN', 'LA'], same: 'x' }
  expect(differenceOf(before, after)).toEqual([
    { path: 'status', before: '0', after: '1', changed: true },
    { path: 'until', before: '–', after: '2026', changed: true },
    { path: 'list.0', before: 'VN', after: 'VN', changed: false },
    { path: 'same', before: 'x', after: 'x', changed: false },
    { path: 'list.1', before: undefined, after: 'LA', changed: true },
  ])
  expect(differenceOf(null, { a: 1 })).toEqual([{ path: 'a', before: undefined, after: '1', changed: true }])
})
