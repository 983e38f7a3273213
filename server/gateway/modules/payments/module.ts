import type { GatewayModule } from '../../module.ts'
import { paymentsDeskResolvers } from './desk.ts'
import { paymentsResolvers } from './resolvers.ts'

export const paymentsModule: GatewayModule = { resolvers: [paymentsDeskResolvers, paymentsResolvers] }
