import type { GatewayModule } from '../../module.ts'
import { operatorsOperatorResolvers } from './operator/resolvers.ts'
import { operatorsResolvers } from './resolvers.ts'

export const operatorsModule: GatewayModule = { resolvers: [operatorsResolvers, operatorsOperatorResolvers] }
