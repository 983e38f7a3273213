import type { SlotSymbol } from './symbols.ts'

/** The sets of numbers slots play by, from the calmest to the wildest. */
export const variantCodes = ['steady', 'bold', 'ways', 'jackpot'] as const
export type VariantCode = (typeof variantCodes)[number]

/** All numbers of a slot game. Pays are in twentieths of the stake of a spin: of each of twenty lines, or of each way. */
export interface SlotMathematics {
  readonly code: VariantCode
  readonly volatility: 'medium' | 'high'
  /** Twenty lines, or all 243 ways through neighbouring reels from the left. */
  readonly evaluation: 'lines' | 'ways'
  /** Whether a part of each stake goes into the vendor's pots, and may win them. */
  readonly hasPots: boolean
  /** One strip per reel; a spin stops at a uniformly drawn place of each. A strip never shows two scatters at once. */
  readonly strips: readonly (readonly SlotSymbol[])[]
  /** What three, four and five of a kind from the left pay, in twentieths of the stake. */
  readonly pays: Readonly<Partial<Record<SlotSymbol, readonly [number, number, number]>>>
  /** What three, four and five scatters anywhere pay, in whole stakes. */
  readonly scatterPays: readonly [number, number, number]
  /** Free spins awarded by three, four and five scatters. */
  readonly freeSpins: readonly [number, number, number]
  /** Every win of a free spin is multiplied by this. */
  readonly freeSpinMultiplier: number
  /** A chain never has more free spins than this; further awards are cut to it. */
  readonly freeSpinCap: number
}

const letters: Record<string, SlotSymbol> = {
  W: 'wild',
  S: 'scatter',
  '1': 'first',
  '2': 'second',
  '3': 'third',
  '4': 'fourth',
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  T: 'ten',
}

function strip(text: string): SlotSymbol[] {
  return [...text].map((letter) => {
    const symbol = letters[letter]
    if (!symbol) throw new Error(`no symbol for ${letter}`)
    return symbol
  })
}

/** Frequent small wins; wilds (which stand for others and pay nothing themselves) on the last four reels. */
export const steady: SlotMathematics = {
  code: 'steady',
  volatility: 'medium',
  evaluation: 'lines',
  hasPots: false,
  strips: [
    strip('KJ4AKQ431KJT2A4TQ1JK234QJTQ3ST2A'),
    strip('JA2TQ3TJ12AQKSQKW2143A4TJ3TKA4WQ'),
    strip('WKJ2T4S34QK41KJ23Q1JQ3TAWTAJKTSA'),
    strip('QAW1SA2WQ4AQ314TJKT3J4QTJAKJ4K23'),
    strip('AT4QA4JQK32AK42KWJQTKJ3Q4TJWS1T3'),
  ],
  pays: {
    first: [80, 300, 1500],
    second: [50, 200, 800],
    third: [35, 120, 450],
    fourth: [25, 70, 250],
    ace: [12, 40, 150],
    king: [12, 35, 150],
    queen: [8, 25, 90],
    jack: [8, 20, 75],
    ten: [6, 20, 75],
  },
  scatterPays: [2, 10, 50],
  freeSpins: [8, 12, 20],
  freeSpinMultiplier: 2,
  freeSpinCap: 60,
}

/** Rarer and larger wins; wilds on the three middle reels, free spins at three times the win. */
export const bold: SlotMathematics = {
  code: 'bold',
  volatility: 'high',
  evaluation: 'lines',
  hasPots: false,
  strips: [
    strip('1AJQ4TQ34AKJTQKT43TA12KJ3KQAKJA2JQST'),
    strip('Q3K2AJ1T34SQAWKJAKJQKT2JQ4AS3TJQ14TW'),
    strip('SAK3J4QJ4QAJTAKS3AW3TKQW4J2KQ2TK1JT4'),
    strip('QSA4JKWAQTJ3AKS3AJ3TAQT4J2KQ2TK1JT4W'),
    strip('TKAJ34QAJTQAKTS3AQT24TKQAJ3QJ4KT12KJ'),
  ],
  pays: {
    first: [100, 450, 3000],
    second: [60, 275, 1250],
    third: [40, 160, 800],
    fourth: [25, 90, 450],
    ace: [8, 30, 150],
    king: [8, 25, 125],
    queen: [6, 20, 100],
    jack: [5, 15, 75],
    ten: [4, 15, 75],
  },
  scatterPays: [1, 5, 50],
  freeSpins: [10, 12, 15],
  freeSpinMultiplier: 3,
  freeSpinCap: 75,
}

/** Every way counts: small pays that add up, wilds on the three middle reels, free spins at three times the win. */
export const ways: SlotMathematics = {
  code: 'ways',
  volatility: 'high',
  evaluation: 'ways',
  hasPots: false,
  strips: [
    strip('KJ4AKQ431KJT2A4TQ1JK234QJTQ3ST2A'),
    strip('JA2TQ3TJ12AQKSQKW2143A4TJ3TKA4KQ'),
    strip('QKJ2T4S34QK41KJ23Q1JQ3TAWTAJKT3A'),
    strip('QAW1SA2KQ4AQ314TJKT3J4QTJAKJ4K23'),
    strip('AT4QA4JQK32AK42KQJQTKJ3Q4TJAS1T3'),
  ],
  pays: {
    first: [50, 150, 700],
    second: [38, 100, 375],
    third: [24, 72, 250],
    fourth: [18, 45, 160],
    ace: [10, 22, 70],
    king: [9, 22, 70],
    queen: [7, 18, 45],
    jack: [7, 18, 45],
    ten: [5, 14, 35],
  },
  scatterPays: [2, 10, 50],
  freeSpins: [8, 12, 20],
  freeSpinMultiplier: 3,
  freeSpinCap: 60,
}

/** The reels of the steady game at smaller pays, beside two pots that every stake feeds and may win. */
export const jackpot: SlotMathematics = {
  ...steady,
  code: 'jackpot',
  volatility: 'high',
  hasPots: true,
  pays: {
    first: [75, 300, 1400],
    second: [50, 200, 750],
    third: [35, 110, 450],
    fourth: [25, 65, 250],
    ace: [12, 40, 140],
    king: [12, 35, 140],
    queen: [8, 25, 85],
    jack: [8, 20, 70],
    ten: [6, 18, 70],
  },
}

export const variants: Readonly<Record<VariantCode, SlotMathematics>> = { steady, bold, ways, jackpot }
