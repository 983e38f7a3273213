import { defineModule } from '../../module.ts'
import { registerGamesJobs } from './jobs.ts'
import { betsExport } from './operator/export.ts'
import { gamesRights } from './operator/policy.ts'
import { registerGamesOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerGamesRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createGamesService } from './service.ts'

export const gamesModule = defineModule({
  name: 'games',
  brandSettings: {
    merchant_games: { fresh: { plays: 'DEFAULT' } },
    chosen_games: {},
  },
  calls: { ...schema.gamesCalls, ...operatorSchema.gamesOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: gamesRights,
  exports: [betsExport],
  create: createGamesService,
  jobs: registerGamesJobs,
  routes: [registerGamesRoutes, registerGamesOperatorRoutes],
})
