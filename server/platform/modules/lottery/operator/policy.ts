import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about lotteries and their draws. */
export const lotteryRights = defineRights({
  'lotteries.read': isStaff,
  'lotteries.change': isAdmin,
  'lotteryDraws.read': isStaff,
  'lotteryDraws.enter': isAdmin,
  'lotteryDraws.correct': isAdmin,
})
