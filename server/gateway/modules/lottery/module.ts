import type { GatewayModule } from '../../module.ts'
import { lotteryOperatorResolvers } from './operator/resolvers.ts'
import { lotteryResolvers } from './resolvers.ts'

export const lotteryModule: GatewayModule = { resolvers: [lotteryResolvers, lotteryOperatorResolvers] }
