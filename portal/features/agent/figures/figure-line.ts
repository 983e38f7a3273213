import type { ReactNode } from 'react'

/** What play came to: of a day, a category, a member or all of them. */
export interface PlayFigures {
  bets: number
  stake: string
  validBet: string
  payout: string
  profit: string
}

/** Money in and out beside it, which belongs to no category. */
export interface MoneyFigures {
  deposits: string
  withdrawals: string
}

export interface FigureLine extends PlayFigures, Partial<MoneyFigures> {
  key: string
  /** As it stands in a file. */
  name: string
  /** As it stands in the table, where it is more than its name. */
  label?: ReactNode
}
