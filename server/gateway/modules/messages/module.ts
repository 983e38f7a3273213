import type { GatewayModule } from '../../module.ts'
import { messagesResolvers } from './resolvers.ts'

export const messagesModule: GatewayModule = { resolvers: [messagesResolvers] }
