/** A plan that a win ends: what is left of it is taken back. Sent in the transaction that settles the win. */
export const STOP_LOTTERY_CHASE = 'stop-lottery-chase'

export interface StopLotteryChase {
  readonly merchantId: string
  readonly memberId: string
  readonly chaseId: string
}
