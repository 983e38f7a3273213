import { describe, expect, it } from 'vitest'
import type { OddsTable } from '../../core/family.ts'
import { toNumber } from '../../core/fraction.ts'
import { returnsUnder } from '../../core/odds.ts'
import { vietnamNorth } from './north.ts'
import { vietnamSouth } from './south.ts'

const FLOOR = 7_500

/** Gross odds as published, in units. */
const table = (prices: Readonly<Record<string, number>>): OddsTable =>
  Object.fromEntries(Object.entries(prices).map(([code, win]) => [code, { win: win * 10_000 }]))

/** The play types that the floor refuses, each with its return in per cent. */
const refused = (family: typeof vietnamNorth, odds: OddsTable) =>
  Object.fromEntries(
    returnsUnder(family, { series: 1980, table: odds }, FLOOR).map(({ playType, share }) => [
      playType,
      Math.round(toNumber(share) * 1_000) / 10,
    ]),
  )

describe('price lists that other houses publish', () => {
  it('are refused in the north where they return too little: list B', () => {
    const prices = {
      'lo-2': 80,
      'lo-3': 600,
      'lo-4': 4_000,
      'de-special': 95,
      'cang-3-special': 650,
      'cang-4-special': 4_500,
      'xien-2': 10,
      'xien-3': 40,
      'xien-4': 150,
      'truot-4': 2,
      'truot-8': 4,
      'truot-10': 6,
    }
    expect(refused(vietnamNorth, table(prices))).toEqual({
      'lo-3': 60,
      'lo-4': 40,
      'cang-3-special': 65,
      'cang-4-special': 45,
      'xien-2': 54.9,
      'xien-3': 49.2,
      'xien-4': 40,
      'truot-4': 66.4,
      'truot-8': 42.1,
      'truot-10': 34.9,
    })
  })

  it('are refused in the south where they return too little: list B', () => {
    const prices = { 'xien-2': 9, 'xien-3': 35, 'xien-4': 120, 'truot-4': 2, 'truot-8': 4, 'truot-10': 5 }
    expect(refused(vietnamSouth, table(prices))).toEqual({ 'xien-2': 23.5, 'xien-3': 13.7, 'xien-4': 6.7 })
  })

  it('are refused where they return too little: list C, which pays just enough for two digits', () => {
    const prices = table({ 'lo-2': 75, 'lo-3': 650, 'lo-4': 5_500, 'de-special': 75, 'cang-3-special': 650 })
    const expected = { 'lo-3': 65, 'lo-4': 55, 'cang-3-special': 65 }
    expect(refused(vietnamNorth, prices)).toEqual(expected)
    expect(refused(vietnamSouth, prices)).toEqual(expected)
  })

  it('are refused for xiên 4 in list A too, the fairest of them', () => {
    expect(refused(vietnamNorth, table({ 'xien-2': 16, 'xien-3': 65, 'xien-4': 180 }))).toEqual({ 'xien-4': 48.1 })
  })

  it('are refused for đá as played in the street', () => {
    const halves = (odds: number) => ({ da: { half: (odds * 10_000) / 2 } })
    expect(refused(vietnamNorth, halves(650))).toEqual({ da: 74.7 })
    expect(refused(vietnamSouth, halves(750))).toEqual({ da: 58.9 })
  })
})
