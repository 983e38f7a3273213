import type { GatewayModule } from '../../module.ts'
import { signInDaysOperatorResolvers } from './operator/resolvers.ts'
import { signInDaysResolvers } from './resolvers.ts'

export const signInDaysModule: GatewayModule = { resolvers: [signInDaysResolvers, signInDaysOperatorResolvers] }
