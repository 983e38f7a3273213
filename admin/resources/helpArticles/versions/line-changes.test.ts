import { expect, it } from 'vitest'
import { lineChanges } from './line-changes.ts'

const told = (before: string, after: string) =>
  lineChanges(before, after).map(({ kind, text }) => `${{ KEPT: ' ', GONE: '-', NEW: '+' }[kind]}${text}`)

it('says which lines stayed, went and came', () => {
  expect(told('a\nb\nc', 'a\nx\nc')).toEqual([' a', '-b', '+x', ' c'])
  expect(told('a\nb', 'a\nb\nc')).toEqual([' a', ' b', '+c'])
  expect(told('b\nc', 'a\nb\nc')).toEqual(['+a', ' b', ' c'])
  expect(told('a\nb\nc', 'c')).toEqual(['-a', '-b', ' c'])
  expect(told('same', 'same')).toEqual([' same'])
  expect(told('old', 'new\nmore')).toEqual(['-old', '+new', '+more'])
})

it('gives back both texts from what it says', () => {
  const [before, after] = ['1\n2\n3\n4\n2', '2\n3\n5\n2\n6']
  const changes = lineChanges(before, after)
  const without = (kind: string) =>
    changes
      .filter((one) => one.kind !== kind)
      .map(({ text }) => text)
      .join('\n')
  expect([without('NEW'), without('GONE')]).toEqual([before, after])
})
