/** The eleven symbols of a slot. What each looks like is the theme's affair; what it pays, the mathematics'. */
export const symbols = [
  'wild',
  'scatter',
  'first',
  'second',
  'third',
  'fourth',
  'ace',
  'king',
  'queen',
  'jack',
  'ten',
] as const

export type SlotSymbol = (typeof symbols)[number]

/** Visible part of the reels: five columns of three symbols, top to bottom. */
export type SlotWindow = readonly (readonly SlotSymbol[])[]

export const reelCount = 5
export const rowCount = 3

/** The twenty lines: for each reel the row (0 top, 2 bottom) the line crosses. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [0, 2, 0, 2, 0],
]
