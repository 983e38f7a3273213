import type { GatewayModule } from '../../module.ts'
import { proposalsOperatorResolvers } from './operator/resolvers.ts'

export const proposalsModule: GatewayModule = { resolvers: [proposalsOperatorResolvers] }
