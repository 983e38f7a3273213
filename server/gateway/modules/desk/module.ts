import type { GatewayModule } from '../../module.ts'
import { deskResolvers } from './resolvers.ts'

export const deskModule: GatewayModule = { resolvers: [deskResolvers] }
