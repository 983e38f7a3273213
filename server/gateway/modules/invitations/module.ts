import type { GatewayModule } from '../../module.ts'
import { invitationsResolvers } from './resolvers.ts'

export const invitationsModule: GatewayModule = { resolvers: [invitationsResolvers] }
