import type { GatewayModule } from '../../module.ts'
import { withdrawalsOperatorResolvers } from './operator/resolvers.ts'
import { withdrawalsResolvers } from './resolvers.ts'

export const withdrawalsModule: GatewayModule = { resolvers: [withdrawalsResolvers, withdrawalsOperatorResolvers] }
