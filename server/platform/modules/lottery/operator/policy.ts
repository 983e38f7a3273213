import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about lotteries and their draws. */
export const lotteryRights = defineRights({
  'lotteries.read': isStaff,
  'lotteries.change': isAdmin,
  'lotteryDraws.read': isStaff,
  'lotteryDraws.enter': isAdmin,
  'lotteryDraws.correct': isAdmin,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof lotteryRights, Right> {}
}
