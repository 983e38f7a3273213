import { defineRights } from '../../operators/service.ts'

/** What operators may do about lotteries and their draws. */
export const lotteryRights = defineRights({
  'lotteries.read': 'READ',
  'lotteries.change': 'ACT',
  'lotteryDraws.read': 'READ',
  'lotteryDraws.enter': 'ACT',
  'lotteryDraws.correct': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof lotteryRights, Right> {}
}
