import { defineModule } from '../../module.ts'
import { registerTicketsJobs } from './jobs.ts'
import { ticketsExport } from './operator/export.ts'
import { ticketsRights } from './operator/policy.ts'
import { registerTicketsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerTicketsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createTicketsService } from './service.ts'
import { ticketsTells } from './tells.ts'

export const ticketsModule = defineModule({
  name: 'tickets',
  brandSettings: {
    ticket_settings: { fresh: { changed_at: 'NOW' } },
  },
  calls: { ...schema.ticketsCalls, ...operatorSchema.ticketsOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: ticketsRights,
  exports: [ticketsExport],
  create: createTicketsService,
  routes: [registerTicketsRoutes, registerTicketsOperatorRoutes],
  jobs: registerTicketsJobs,
  tells: ticketsTells,
})
