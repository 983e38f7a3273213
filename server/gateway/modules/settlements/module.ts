import type { GatewayModule } from '../../module.ts'
import { settlementsOperatorResolvers } from './operator/resolvers.ts'
import { settlementsResolvers } from './resolvers.ts'

export const settlementsModule: GatewayModule = { resolvers: [settlementsResolvers, settlementsOperatorResolvers] }
