import { expect, it } from 'vitest'
import { addEarlier, addNews, type ChatMessage, countAfter } from './chat-log.ts'

const entry = (sequence: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  sequence,
  kind: 'TEXT',
  clientId: null,
  author: { key: 'a', name: 'An', rank: null, avatarUrl: null },
  content: `số ${sequence}`,
  bet: null,
  isRemoved: false,
  removes: null,
  writtenAt: '2026-11-26T08:00:00.000Z',
  ...change,
})
const numbers = (entries: readonly ChatMessage[]) => entries.map(({ sequence }) => sequence)

it('adds what follows, and nothing twice', () => {
  const { entries, missingAfter } = addNews([entry(1), entry(2)], [entry(2), entry(3)])
  expect([numbers(entries), missingAfter]).toEqual([[1, 2, 3], null])
})

it('sees a gap and keeps what it knows until it is read', () => {
  const { entries, missingAfter } = addNews([entry(1), entry(2)], [entry(5)])
  expect([numbers(entries), missingAfter]).toEqual([[1, 2], 2])
})

it('begins anywhere where nothing is known', () => {
  expect(numbers(addNews([], [entry(40), entry(41)]).entries)).toEqual([40, 41])
})

it('lets a message go when the room says so, also one that is read later', () => {
  const removal = entry(3, { kind: 'REMOVAL', author: null, content: null, removes: 1 })
  expect(addNews([entry(1), entry(2)], [removal]).entries[0]).toMatchObject({ isRemoved: true, content: null })
  expect(addEarlier([entry(2), removal], [entry(1)])[0]).toMatchObject({ isRemoved: true, content: null })
})

it('puts earlier pages before, without doubles', () => {
  expect(numbers(addEarlier([entry(3)], [entry(1), entry(2), entry(3)]))).toEqual([1, 2, 3])
})

it('counts what came of the entries that are shown, not of all numbers of the room', () => {
  expect(countAfter([entry(1), entry(4), entry(9)], 1)).toBe(2)
  expect(countAfter([entry(1)], 1)).toBe(0)
})
