import { describe, expect, it } from 'vitest'
import { judgeEntries } from './verdict.ts'

const person = (number: string) => ({ isFeed: false, result: [[number]] })
const feed = (number: string) => ({ isFeed: true, result: [[number]] })
const drawn = (number: string) => ({ kind: 'DRAW', result: [[number]] })
const wait = { kind: 'WAIT' }
const hold = { kind: 'HOLD' }

describe('entries of a result', () => {
  it.each([
    ['nobody has entered one', [], wait],
    ['one person has', [person('1')], wait],
    ['one feed has', [feed('1')], wait],
    ['a person and a feed agree: neither is a pair', [person('1'), feed('1')], wait],
    ['two people agree', [person('1'), person('1')], drawn('1')],
    ['two feeds agree', [feed('1'), feed('1')], drawn('1')],
    ['two people differ', [person('1'), person('2')], hold],
    ['two feeds differ', [feed('1'), feed('2')], hold],
    ['a person differs from a feed', [person('1'), feed('2')], hold],
    ['a person differs from two feeds', [person('1'), feed('2'), feed('2')], hold],
    ['a person agrees with two feeds', [person('2'), feed('2'), feed('2')], drawn('2')],
    ['two people agree against two feeds', [person('1'), person('1'), feed('2'), feed('2')], drawn('1')],
    ['two feeds differ and two people agree', [feed('1'), feed('2'), person('1'), person('1')], drawn('1')],
    ['a third person sides with one of two', [person('1'), person('2'), person('1')], hold],
    ['a fourth does too', [person('1'), person('2'), person('1'), person('1')], drawn('1')],
  ])('when %s', (_, entries, verdict) => {
    expect(judgeEntries(entries)).toEqual(verdict)
  })
})
