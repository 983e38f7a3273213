import type { GatewayModule } from '../../module.ts'
import { lotteryDeskResolvers } from './desk.ts'
import { lotteryResolvers } from './resolvers.ts'
import { lotteryRulesDeskResolvers } from './rules-desk.ts'

export const lotteryModule: GatewayModule = {
  resolvers: [lotteryDeskResolvers, lotteryResolvers, lotteryRulesDeskResolvers],
}
