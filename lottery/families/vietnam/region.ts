import type { ResultGroup } from '../../core/family.ts'
import type { DrawResult } from '../../core/play-type.ts'

/** What differs between the draws of the north and those of the south and the centre (lottery.md 5.1). */
export interface Region {
  readonly groups: readonly ResultGroup[]
  /** The group whose numbers have two digits: "đầu" of the bets on đầu and đuôi. */
  readonly twoDigits: string
  /** The group whose numbers have three digits: "đầu" of xỉu chủ. */
  readonly threeDigits: string
  /** A result to show the rules with: 07 came three times, 00, 01, 03 … 06 and 08 … 11 did not. */
  readonly shown: DrawResult
}

const numbers = (code: string, count: number, digits: number): ResultGroup => ({ code, count, values: { digits } })

/** 27 prizes. */
export const north: Region = {
  groups: [
    numbers('special', 1, 5),
    numbers('first', 1, 5),
    numbers('second', 2, 5),
    numbers('third', 6, 5),
    numbers('fourth', 4, 4),
    numbers('fifth', 6, 4),
    numbers('sixth', 3, 3),
    numbers('seventh', 4, 2),
  ],
  twoDigits: 'seventh',
  threeDigits: 'sixth',
  shown: [
    ['48207'],
    ['91534'],
    ['20761', '83349'],
    ['57120', '66895', '04473', '31902', '75518', '28846'],
    ['6071', '4398', '1125', '9950'],
    ['7736', '2284', '5013', '8847', '3690', '1459'],
    ['207', '648', '915'],
    ['07', '52', '38', '76'],
  ],
}

/** 18 prizes. */
export const south: Region = {
  groups: [
    numbers('special', 1, 6),
    numbers('first', 1, 5),
    numbers('second', 1, 5),
    numbers('third', 2, 5),
    numbers('fourth', 7, 5),
    numbers('fifth', 1, 4),
    numbers('sixth', 3, 4),
    numbers('seventh', 1, 3),
    numbers('eighth', 1, 2),
  ],
  twoDigits: 'eighth',
  threeDigits: 'seventh',
  shown: [
    ['348207'],
    ['91534'],
    ['20761'],
    ['83349', '57120'],
    ['66895', '04473', '31902', '75518', '28846', '60271', '43998'],
    ['1125'],
    ['9950', '7736', '2284'],
    ['207'],
    ['07'],
  ],
}
