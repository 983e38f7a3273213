import { describe, expect, it } from 'vitest'
import { type Card, ranks } from '../cards/deck.ts'
import { cardsThatPay, dealCards, exchange, holdForAbsent, nameHand, payOf } from './engine.ts'
import { optimalReturn } from './optimal-return.ts'
import { pokerVariants } from './rules.ts'

const suitLetters = 'scdh'

/** Cards as in `10h Js`. */
function cards(text: string): Card[] {
  return text.split(' ').map((word) => {
    const rank = (ranks as readonly string[]).indexOf(word.slice(0, -1))
    return rank * 4 + suitLetters.indexOf(word.slice(-1))
  })
}

const jacks = pokerVariants['jacks-or-better']
const deuces = pokerVariants['deuces-wild']

describe('video poker', () => {
  it.each([jacks, deuces])('$code: the optimal strategy returns what is published, by full enumeration', (variant) => {
    expect((optimalReturn(variant) * 100).toFixed(2)).toBe(variant.rtp)
  })

  it.each([
    ['10h Jh Qh Kh Ah', 'royalFlush'],
    ['Ah 2h 3h 4h 5h', 'straightFlush'],
    ['9s 9c 9d 9h 2s', 'fourOfAKind'],
    ['9s 9c 9d 3h 3s', 'fullHouse'],
    ['2h 5h 9h Jh Kh', 'flush'],
    ['As 2h 3h 4h 5h', 'straight'],
    ['Qs Kh Ah 2h 3h', undefined],
    ['10s Jh Qh Kh Ah', 'straight'],
    ['9s 9c 9d 4h 3s', 'threeOfAKind'],
    ['9s 9c 4d 4h 3s', 'twoPairs'],
    ['Js Jc 4d 5h 3s', 'jacksOrBetter'],
    ['10s 10c 4d 5h 3s', undefined],
  ])('jacks or better: %s is %s', (hand, name) => {
    expect(nameHand(jacks, cards(hand))).toBe(name)
  })

  it.each([
    ['10h Jh Qh Kh Ah', 'royalFlush'],
    ['2h 2s 2d 2c 5h', 'fourDeuces'],
    ['2h 2s 10d Qd Ad', 'wildRoyalFlush'],
    ['2h 2s 2d 7c 7h', 'fiveOfAKind'],
    ['2h 3s 4s 5s As', 'straightFlush'],
    ['2h 2s 3s 7d 3d', 'fourOfAKind'],
    ['2h 9s 9d 3s 3d', 'fullHouse'],
    ['2h 3s 9s Js Ks', 'flush'],
    ['2h 4d 5s 6s 8s', 'straight'],
    ['2h Ad Kc 10h 10s', 'threeOfAKind'],
    ['2h Ad Kc 9h 7s', undefined],
    ['2h 2s Kc 9h 7s', 'threeOfAKind'],
  ])('deuces wild: %s is %s', (hand, name) => {
    expect(nameHand(deuces, cards(hand))).toBe(name)
  })

  it('pays by the table, nothing for the rest', () => {
    expect(payOf(jacks, 'fullHouse')).toBe(9)
    expect(payOf(deuces, 'fullHouse')).toBe(4)
    expect(payOf(deuces, 'jacksOrBetter')).toBe(0)
    expect(payOf(jacks, undefined)).toBe(0)
  })

  it('replaces exactly the cards not held, each by the one fixed behind it', () => {
    expect(exchange([1, 2, 3, 4, 5, 11, 12, 13, 14, 15], [true, false, true, false, false])).toEqual([1, 12, 3, 14, 15])
    expect(new Set(dealCards((bound) => bound - 1)).size).toBe(10)
  })

  it('lifts the cards that make the hand', () => {
    expect(cardsThatPay(jacks, cards('9s 9c 4d 4h 3s'))).toEqual([true, true, true, true, false])
    expect(cardsThatPay(jacks, cards('Js 9c 4d Jh 3s'))).toEqual([true, false, false, true, false])
    expect(cardsThatPay(deuces, cards('2h 2s Kc 9h 7s'))).toEqual([true, true, true, false, false])
    expect(cardsThatPay(deuces, cards('2h 4d 5s 6s 8s'))).toEqual([true, true, true, true, true])
    expect(cardsThatPay(jacks, cards('10s 10c 4d 5h 3s'))).toEqual([false, false, false, false, false])
  })

  it('holds for a player who left what pays already, and every wild card', () => {
    expect(holdForAbsent(jacks, cards('Js 9c 4d Jh 3s'))).toEqual([true, false, false, true, false])
    expect(holdForAbsent(jacks, cards('10s 10c 4d 5h 3s'))).toEqual([false, false, false, false, false])
    expect(holdForAbsent(deuces, cards('2h Ad Kc 9h 7s'))).toEqual([true, false, false, false, false])
  })
})
