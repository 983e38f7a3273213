import type { SlotSymbol } from './symbols.ts'

/** All numbers of a slot game. Pays of lines are in stakes per line (a twentieth of the stake of a spin). */
export interface SlotMathematics {
  readonly code: 'steady' | 'bold'
  readonly volatility: 'medium' | 'high'
  /** One strip per reel; a spin stops at a uniformly drawn place of each. A strip never shows two scatters at once. */
  readonly strips: readonly (readonly SlotSymbol[])[]
  /** What three, four and five of a kind from the left pay, in line stakes. */
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
