import type { GatewayModule } from '../../module.ts'
import { draftsResolvers } from './operator/drafts-resolvers.ts'
import { sitesOperatorResolvers } from './operator/resolvers.ts'
import { visitsResolvers } from './operator/visits-resolvers.ts'
import { sitesResolvers } from './resolvers.ts'

export const sitesModule: GatewayModule = {
  resolvers: [sitesResolvers, sitesOperatorResolvers, draftsResolvers, visitsResolvers],
}
