import type { GatewayModule } from '../../module.ts'
import { supportLiveResolvers } from './live.ts'
import { supportOperatorLiveResolvers } from './operator/live.ts'
import { supportOperatorResolvers } from './operator/resolvers.ts'
import { supportResolvers } from './resolvers.ts'

export const supportModule: GatewayModule = {
  resolvers: [supportResolvers, supportLiveResolvers, supportOperatorResolvers, supportOperatorLiveResolvers],
}
