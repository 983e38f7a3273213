import type { GatewayModule } from '../../module.ts'
import { promotionCodesResolvers } from './operator/codes-resolvers.ts'
import { promotionsOperatorResolvers } from './operator/resolvers.ts'
import { promotionsResolvers } from './resolvers.ts'

export const promotionsModule: GatewayModule = {
  resolvers: [promotionsResolvers, promotionsOperatorResolvers, promotionCodesResolvers],
}
