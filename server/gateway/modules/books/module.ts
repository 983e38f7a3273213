import type { GatewayModule } from '../../module.ts'
import { booksResolvers } from './resolvers.ts'

export const booksModule: GatewayModule = { resolvers: [booksResolvers] }
