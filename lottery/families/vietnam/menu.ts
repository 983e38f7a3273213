import { numberPlay } from '../shared/number-play.ts'
import { type PricedPlay, returning } from '../shared/priced-family.ts'
import { windowsOf } from '../shared/windows.ts'
import type { Region } from './region.ts'
import { keo, loDao } from './street.ts'
import { taiXiu } from './tai-xiu.ts'
import { da, truot, xien } from './together.ts'

/** Price list A of lottery.md 5.2, in 1/10,000: odds of a number by its digits. Of one prize, and of lô on all of them. */
const ODDS_OF_PRIZE: Readonly<Record<number, number>> = { 1: 99_500, 2: 995_000, 3: 9_800_000, 4: 88_800_000 }
const ODDS_OF_LO: Readonly<Record<number, number>> = { ...ODDS_OF_PRIZE, 2: 999_000 }

/** Where list A has no price or one that returns too little: returns of our own, in 1/10,000. */
const XIEN_RETURN = 8_900
const TRUOT_RETURN = 9_200
const DA_RETURN = 9_000
const SIDES_RETURN = 9_750

/**
 * Every bet of lottery.md 5.2 that both regions have. Two street forms are bets of the menu under another name, and stand
 * there once: đầu đuôi is đề đầu đuôi, and xỉu chủ is 3 càng đầu đuôi; limits per number would otherwise count them apart.
 */
export function menuOf(region: Region): readonly PricedPlay[] {
  const sizes = [4, 5, 6, 7, 8, 9, 10]
  return [
    lo(region, 'lo-2', { digits: 2 }),
    lo(region, 'lo-3', { digits: 3 }),
    lo(region, 'lo-4', { digits: 4 }),
    lo(region, 'lo-2-dau', { digits: 2, end: 'FIRST' }),
    loForOneStake(region),
    ...[2, 3, 4].map((size) => returning(xien(region, size), XIEN_RETURN)),
    ...sizes.map((size) => returning(truot(region, size), TRUOT_RETURN)),
    ...onPrizes(region),
    returning(taiXiu(region), SIDES_RETURN),
    ...[2, 3, 4].map((digits) => withOdds(loDao(region, digits), ODDS_OF_LO[digits])),
    withOdds(keo(region), ODDS_OF_LO[2]),
    returning(da(region), DA_RETURN),
  ]
}

interface Reading {
  readonly digits: number
  readonly end?: 'FIRST' | 'LAST'
  readonly only?: readonly string[]
}

/** A bet on a number in some of the prizes, at the odds of one prize. */
export function onPrize(region: Region, group: string, code: string, reading: Reading): PricedPlay {
  const windows = windowsOf(region.groups, reading)
  return withOdds(numberPlay({ code, group, windows, shown: region.shown }), ODDS_OF_PRIZE[reading.digits])
}

function onPrizes(region: Region): readonly PricedPlay[] {
  const { twoDigits, threeDigits } = region
  const two = (code: string, ...only: string[]) => onPrize(region, 'de', code, { digits: 2, only })
  const three = (code: string, ...only: string[]) => onPrize(region, 'cang', code, { digits: 3, only })
  return [
    two('de-special', 'special'),
    onPrize(region, 'de', 'de-special-head', { digits: 2, end: 'FIRST', only: ['special'] }),
    two('de-first', 'first'),
    onPrize(region, 'de', 'de-first-head', { digits: 2, end: 'FIRST', only: ['first'] }),
    two(`de-${twoDigits}`, twoDigits),
    two('de-dau-duoi', 'special', twoDigits),
    two('de-nhat-to', 'special', 'first'),
    tens(region),
    onPrize(region, 'dauDuoi', 'duoi', { digits: 1, only: ['special'] }),
    three('cang-3-dau', threeDigits),
    three('cang-3-special', 'special'),
    three('cang-3-first', 'first'),
    three('cang-3-dau-duoi', 'special', threeDigits),
    onPrize(region, 'cang', 'cang-4-special', { digits: 4, only: ['special'] }),
  ]
}

/** Đầu: the ten digit of the special prize, which is the first of its last two. */
function tens(region: Region): PricedPlay {
  const windows = { ...windowsOf(region.groups, { digits: 2, only: ['special'] }), digits: 1 }
  const playType = numberPlay({ code: 'dau', group: 'dauDuoi', windows, shown: region.shown })
  return withOdds(playType, ODDS_OF_PRIZE[1])
}

function lo(region: Region, code: string, reading: Reading): PricedPlay {
  const windows = windowsOf(region.groups, reading)
  return withOdds(numberPlay({ code, group: 'lo', windows, shown: region.shown }), ODDS_OF_LO[reading.digits])
}

/**
 * Lô 2 số 1K: the same chances for one stake instead of one for each prize line, and so the odds of lô divided by the lines;
 * for those who want to put in a thousand, not twenty-seven.
 */
function loForOneStake(region: Region): PricedPlay {
  const windows = windowsOf(region.groups, { digits: 2 })
  const playType = numberPlay({ code: 'lo-2-1k', group: 'lo', windows, shown: region.shown, price: 'ONE_STAKE' })
  return withOdds(playType, Math.floor((ODDS_OF_LO[2] ?? 0) / windows.lines.length))
}

function withOdds(playType: PricedPlay['playType'], win: number | undefined): PricedPlay {
  if (win === undefined) throw new Error(`There is no price of ${playType.code}`)
  return { playType, odds: { win } }
}
