import type { GatewayModule } from '../../module.ts'
import { membersOperatorResolvers } from './operator/resolvers.ts'
import { profileResolvers } from './profile-resolvers.ts'
import { membersResolvers } from './resolvers.ts'
import { securityResolvers } from './security-resolvers.ts'
import { signInResolvers } from './sign-in-resolvers.ts'

export const membersModule: GatewayModule = {
  resolvers: [membersResolvers, signInResolvers, profileResolvers, securityResolvers, membersOperatorResolvers],
}
