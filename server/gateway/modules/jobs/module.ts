import type { GatewayModule } from '../../module.ts'
import { jobsOperatorLiveResolvers } from './operator/live.ts'
import { jobsOperatorResolvers } from './operator/resolvers.ts'

export const jobsModule: GatewayModule = { resolvers: [jobsOperatorResolvers, jobsOperatorLiveResolvers] }
