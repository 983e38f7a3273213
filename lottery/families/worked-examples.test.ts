import { expect, it } from 'vitest'
import type { Picks } from '../core/board.ts'
import type { FamilyCode, OddsTable } from '../core/family.ts'
import { oddsOf } from '../core/odds.ts'
import type { DrawResult } from '../core/play-type.ts'
import { payoutOf, priceOf } from '../core/price.ts'
import { playOf } from '../testing/conformance.ts'
import { familyOf } from './families.ts'

/** Bets as a player checks them with pencil and paper: a stake of 1,000 a ticket and line, the series 1960. */
interface Bet {
  readonly family: FamilyCode
  readonly code: string
  readonly picks: Picks
  readonly result: DrawResult
  /** In units of the currency. */
  readonly price: number
  readonly payout: number
  readonly table?: OddsTable
}

const north: DrawResult = [
  ['12345'],
  ['67845'],
  ['11145', '22206'],
  ['30006', '40007', '50008', '60009', '70010', '80011'],
  ['1206', '1307', '1408', '1509'],
  ['2112', '2213', '2314', '2415', '2516', '2617'],
  ['318', '319', '320'],
  ['45', '21', '22', '23'],
]
const marks: DrawResult = [['01', '02', '10', '11', '12', '13'], ['35']]

const bets: Readonly<Record<string, Bet>> = {
  // 45 came four times, 06 three times: 7 × 99.9.
  'lô of two numbers, paid per hit': {
    family: 'VN_NORTH',
    code: 'lo-2',
    picks: [['45', '06']],
    result: north,
    price: 54_000,
    payout: 699_300,
  },
  // The special prize and one of the four seventh: 2 × 99.5.
  'đầu đuôi in the north, on five prizes': {
    family: 'VN_NORTH',
    code: 'de-dau-duoi',
    picks: [['45']],
    result: north,
    price: 5_000,
    payout: 199_000,
  },
  'xỉu chủ in the north, on four prizes': {
    family: 'VN_NORTH',
    code: 'cang-3-dau-duoi',
    picks: [['345']],
    result: north,
    price: 4_000,
    payout: 980_000,
  },
  // Of the four sets of three only 45, 06, 21 came whole; at list A's 65.
  'xiên 3 of four numbers': {
    family: 'VN_NORTH',
    code: 'xien-3',
    picks: [['45', '06', '21', '99']],
    result: north,
    price: 4_000,
    payout: 65_000,
    table: { 'xien-3': { win: 650_000 } },
  },
  // Once for the pair, half as much again for each of the five repeats: 3.5 × 650, at the odds of the street.
  'đá of a pair that came four and three times': {
    family: 'VN_NORTH',
    code: 'da',
    picks: [['45', '06']],
    result: north,
    price: 54_000,
    payout: 2_275_000,
    table: { da: { half: 3_250_000 } },
  },
  // All but the first digit right: (10,000 + 1,000 + 100 + 10) × 0.98.
  'a combination of five digits, whose last four are right': {
    family: 'SSC',
    code: 'five-combination',
    picks: [['1'], ['2'], ['3'], ['4'], ['5']],
    result: [['9', '2', '3', '4', '5']],
    price: 5_000,
    payout: 10_887_800,
  },
  // C(4, 2) × 2 tickets, one of which is 1, 1, 3: 333.3333 × 0.98, the fifth digit after the point cut off.
  'group 3 of four digits': {
    family: 'SSC',
    code: 'three-front-group-three',
    picks: [['0', '1', '2', '3']],
    result: [['1', '3', '1', '8', '8']],
    price: 12_000,
    payout: 326_666.6,
  },
  // 01, 02 with 04 and with 06: 2 × 16.5 × 0.98.
  'any three with two bankers': {
    family: '11X5',
    code: 'any-three-bankers',
    picks: [
      ['01', '02'],
      ['03', '04', '05', '06'],
    ],
    result: [['02', '04', '01', '06', '11']],
    price: 4_000,
    payout: 32_340,
  },
  'the sum 3 of the first two cars, at 45 × 0.98': {
    family: 'PK10',
    code: 'top-two-sum',
    picks: [['3', '11']],
    result: [['02', '01', '03', '04', '05', '06', '07', '08', '09', '10']],
    price: 2_000,
    payout: 44_100,
  },
  // 221 and 223, as 222 is no pair: 72 × 0.98.
  'a pair of dice and another': {
    family: 'K3',
    code: 'pair-and-single',
    picks: [['2'], ['1', '2', '3']],
    result: [['2', '1', '2']],
    price: 2_000,
    payout: 70_560,
  },
  // 01 and 02 are regular: 53.31; each of them with the special 35: 2 × 33.32.
  'two hit special of three balls': {
    family: 'LHC',
    code: 'two-hit-special',
    picks: [['01', '02', '35']],
    result: marks,
    price: 3_000,
    payout: 119_950,
  },
  // 29, 30, 34, 35, 40, 45, 46 are red and big: seven balls, at 6.65.
  'half a colour': {
    family: 'LHC',
    code: 'special-half-colour',
    picks: [['RED_BIG', 'BLUE_BIG']],
    result: marks,
    price: 2_000,
    payout: 6_650,
  },
  'both sides of a sum of 84, which is a tie': {
    family: 'LF',
    code: 'sum-big-small',
    picks: [['BIG', 'SMALL']],
    result: [['01', '20', '02', '19', '03', '18', '04', '17']],
    price: 2_000,
    payout: 2_000,
  },
  // 123 and 321 are 312 in another order: 2 × 150.
  'tod of three digits': {
    family: 'SEA',
    code: '3-tod',
    picks: [['123', '321', '124']],
    result: [['730312'], ['46'], ['195', '804'], ['027', '663']],
    price: 3_000,
    payout: 300_000,
  },
}

it.each(Object.entries(bets))('%s', (_, { family: code, code: play, picks, result, price, payout, table = {} }) => {
  const family = familyOf(code)
  const playType = playOf(family, play)
  const stake = { unit: 10_000_000n, multiple: 1 }
  const odds = oddsOf(family, playType, { series: 1960, table })
  const hits = playType.hits(picks, result, { date: '2026-11-22' })
  expect(Number(priceOf(playType, { ...stake, picks })) / 10_000).toBe(price)
  expect(Number(payoutOf(hits, odds, stake)) / 10_000).toBe(payout)
})
