import type { GatewayModule } from '../../module.ts'
import { referralsOperatorResolvers } from './operator/resolvers.ts'
import { referralsResolvers } from './resolvers.ts'

export const referralsModule: GatewayModule = { resolvers: [referralsResolvers, referralsOperatorResolvers] }
