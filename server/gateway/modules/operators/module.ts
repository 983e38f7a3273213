import type { GatewayModule } from '../../module.ts'
import { operatorsResolvers } from './resolvers.ts'
import { staffResolvers } from './staff.ts'

export const operatorsModule: GatewayModule = { resolvers: [operatorsResolvers, staffResolvers] }
