import { describe, expect, it } from 'vitest'
import { type DrawBet, mirroredStakes, oppositeDraw, type TableBet } from './sides.ts'

const START = Date.UTC(2026, 6, 20)
const on = (value: string, change: Partial<DrawBet> = {}): DrawBet => ({
  memberId: 'a',
  drawId: 'd1',
  lotteryCode: 'SSC_1M',
  number: '20260720-0001',
  family: 'SSC',
  playType: 'place-sides',
  picks: [[value], [], [], [], []],
  ...change,
})

describe('bets on draws', () => {
  it('are on both sides in one draw and play type alone', () => {
    expect(oppositeDraw([on('BIG')], [on('SMALL')])).toBe('SSC_1M 20260720-0001')
    expect(oppositeDraw([on('BIG')], [on('SMALL', { drawId: 'd2' })])).toBeUndefined()
    expect(oppositeDraw([on('BIG')], [on('BIG')])).toBeUndefined()
    expect(oppositeDraw([on('BIG', { playType: 'gone' })], [on('SMALL', { playType: 'gone' })])).toBeUndefined()
  })

  it('may be one member’s own', () => {
    const own = [on('BIG'), on('ODD'), on('SMALL')]
    expect(oppositeDraw(own, own)).toBe('SSC_1M 20260720-0001')
    expect(oppositeDraw([on('BIG')], [])).toBeUndefined()
  })
})

/** Stakes a minute apart, won or lost. */
const stakes = (results: string, change: Partial<TableBet> = {}): TableBet[] =>
  [...results].map((result, round) => ({
    memberId: 'a',
    gameId: 'g1',
    currency: 'VND',
    stake: 100n,
    payout: result === 'W' ? 200n : result === 'T' ? 100n : 0n,
    placedAt: new Date(START + round * 60_000 + (change.memberId === undefined ? 0 : 9_000)),
    ...change,
  }))

describe('stakes at tables', () => {
  const theirs = (results: string, change: Partial<TableBet> = {}) => stakes(results, { memberId: 'b', ...change })

  it('mirror each other where one wins what the other loses, again and again', () => {
    expect(mirroredStakes(stakes('WLWLLWT'), theirs('LWLWWLT'))).toEqual({ opposite: 6, compared: 6 })
    expect(mirroredStakes(stakes('WLWLLW'), theirs('WLWLLW'))).toBeUndefined()
  })

  it('may be chance where they are few, or as often alike', () => {
    expect(mirroredStakes(stakes('WLWLL'), theirs('LWLWW'))).toBeUndefined()
    expect(mirroredStakes(stakes('WLWLLWWL'), theirs('LWLWWLWL'))).toBeUndefined()
  })

  it('are compared at one table, of one size and within one round', () => {
    expect(mirroredStakes(stakes('WLWLLW'), theirs('LWLWWL', { gameId: 'g2' }))).toBeUndefined()
    expect(mirroredStakes(stakes('WLWLLW'), theirs('LWLWWL', { stake: 50n }))).toBeUndefined()
    const later = theirs('LWLWWL').map((bet) => ({ ...bet, placedAt: new Date(bet.placedAt.getTime() + 25_000) }))
    expect(mirroredStakes(stakes('WLWLLW'), later)).toBeUndefined()
  })

  it('may be one member’s own, each compared once', () => {
    const own = [...stakes('WLWLLW'), ...theirs('LWLWWL')].toSorted((one, other) => +one.placedAt - +other.placedAt)
    expect(mirroredStakes(own, own)).toEqual({ opposite: 6, compared: 6 })
  })
})
