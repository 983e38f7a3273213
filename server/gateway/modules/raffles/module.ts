import type { GatewayModule } from '../../module.ts'
import { rafflesOperatorResolvers } from './operator/resolvers.ts'
import { rafflesResolvers } from './resolvers.ts'

export const rafflesModule: GatewayModule = { resolvers: [rafflesResolvers, rafflesOperatorResolvers] }
