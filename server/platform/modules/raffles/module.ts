import { defineModule } from '../../module.ts'
import { rafflesRights } from './operator/policy.ts'
import { registerRafflesOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerRafflesRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { tellDeposits, tellReversed } from './service/tickets.ts'
import { createRafflesService } from './service.ts'

export const rafflesModule = defineModule({
  name: 'raffles',
  calls: { ...schema.rafflesCalls, ...operatorSchema.rafflesOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: rafflesRights,
  create: createRafflesService,
  routes: [registerRafflesRoutes, registerRafflesOperatorRoutes],
  events: { depositCredited: (_parts: object) => tellDeposits, depositReversed: (_parts: object) => tellReversed },
})
