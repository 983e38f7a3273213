import type { GatewayModule } from '../../module.ts'
import { adjustmentsOperatorResolvers } from './operator/resolvers.ts'

export const adjustmentsModule: GatewayModule = { resolvers: [adjustmentsOperatorResolvers] }
