import type { GatewayModule } from '../../module.ts'
import { brandReportsResolvers } from './operator/brand-reports.ts'
import { reportsOperatorLiveResolvers } from './operator/live.ts'
import { reportsOperatorResolvers } from './operator/resolvers.ts'
import { reportsResolvers } from './resolvers.ts'

export const reportsModule: GatewayModule = {
  resolvers: [reportsResolvers, reportsOperatorResolvers, reportsOperatorLiveResolvers, brandReportsResolvers],
}
