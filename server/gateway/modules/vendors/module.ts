import type { GatewayModule } from '../../module.ts'
import { vendorsOperatorLiveResolvers } from './operator/live.ts'
import { vendorsOperatorResolvers } from './operator/resolvers.ts'

export const vendorsModule: GatewayModule = { resolvers: [vendorsOperatorResolvers, vendorsOperatorLiveResolvers] }
