/** One prize: what it pays in ticket prices, and on how many of a million tickets it is found. */
export interface Prize {
  readonly multiple: number
  readonly ticketsPerMillion: number
}

export interface ScratchVariant {
  readonly code: 'lucky-numbers' | 'treasure'
  /** Highest first; every other ticket wins nothing. */
  readonly prizes: readonly Prize[]
}

export const ticketsInTable = 1_000_000

const luckyNumbers: ScratchVariant = {
  code: 'lucky-numbers',
  prizes: [
    { multiple: 5000, ticketsPerMillion: 4 },
    { multiple: 500, ticketsPerMillion: 50 },
    { multiple: 100, ticketsPerMillion: 700 },
    { multiple: 50, ticketsPerMillion: 2_000 },
    { multiple: 20, ticketsPerMillion: 6_000 },
    { multiple: 10, ticketsPerMillion: 12_000 },
    { multiple: 5, ticketsPerMillion: 22_000 },
    { multiple: 3, ticketsPerMillion: 40_000 },
    { multiple: 2, ticketsPerMillion: 80_000 },
    { multiple: 1, ticketsPerMillion: 110_000 },
  ],
}

const treasure: ScratchVariant = {
  code: 'treasure',
  prizes: [
    { multiple: 10_000, ticketsPerMillion: 3 },
    { multiple: 2000, ticketsPerMillion: 25 },
    { multiple: 500, ticketsPerMillion: 120 },
    { multiple: 100, ticketsPerMillion: 900 },
    { multiple: 40, ticketsPerMillion: 3_000 },
    { multiple: 15, ticketsPerMillion: 8_000 },
    { multiple: 8, ticketsPerMillion: 16_000 },
    { multiple: 4, ticketsPerMillion: 40_000 },
    { multiple: 2, ticketsPerMillion: 100_000 },
  ],
}

export const scratchVariants = { 'lucky-numbers': luckyNumbers, treasure } as const

export function findScratchVariant(code: string): ScratchVariant {
  const variant = Object.values(scratchVariants).find((each) => each.code === code)
  if (!variant) throw new Error(`no scratch card ${code}`)
  return variant
}

/** The share of ticket prices that comes back as prizes, in percent with two decimals; exact, by the table alone. */
export function publishedReturn({ prizes }: ScratchVariant): string {
  const paid = prizes.reduce((sum, prize) => sum + prize.multiple * prize.ticketsPerMillion, 0)
  return ((paid / ticketsInTable) * 100).toFixed(2)
}
