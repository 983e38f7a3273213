import type { GatewayModule } from '../../module.ts'
import { profileResolvers } from './profile-resolvers.ts'
import { membersResolvers } from './resolvers.ts'
import { securityResolvers } from './security-resolvers.ts'

export const membersModule: GatewayModule = { resolvers: [profileResolvers, membersResolvers, securityResolvers] }
