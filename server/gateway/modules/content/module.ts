import type { GatewayModule } from '../../module.ts'
import { contentResolvers } from './resolvers.ts'

export const contentModule: GatewayModule = { resolvers: [contentResolvers] }
