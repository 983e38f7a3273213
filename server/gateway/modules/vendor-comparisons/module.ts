import type { GatewayModule } from '../../module.ts'
import { vendorComparisonsOperatorResolvers } from './operator/resolvers.ts'

export const vendorComparisonsModule: GatewayModule = { resolvers: [vendorComparisonsOperatorResolvers] }
