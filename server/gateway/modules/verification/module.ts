import type { GatewayModule } from '../../module.ts'
import { verificationResolvers } from './resolvers.ts'

export const verificationModule: GatewayModule = { resolvers: [verificationResolvers] }
