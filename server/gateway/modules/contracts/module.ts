import type { GatewayModule } from '../../module.ts'
import { contractsOperatorResolvers } from './operator/resolvers.ts'
import { contractsResolvers } from './resolvers.ts'

export const contractsModule: GatewayModule = { resolvers: [contractsResolvers, contractsOperatorResolvers] }
