import type { GatewayModule } from '../../module.ts'
import { paymentsOperatorResolvers } from './operator/resolvers.ts'
import { paymentsResolvers } from './resolvers.ts'

export const paymentsModule: GatewayModule = { resolvers: [paymentsResolvers, paymentsOperatorResolvers] }
