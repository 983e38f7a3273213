import { defineModule } from '../../module.ts'
import { registerTurnoverJobs } from './jobs.ts'
import { registerBucketsRoutes } from './operator/buckets-routes.ts'
import * as bucketsSchema from './operator/buckets-schema.ts'
import { turnoverRights } from './operator/policy.ts'
import { registerTurnoverOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerTurnoverRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { type CountListener, createTurnoverService, type TurnoverDependencies } from './service.ts'

type Parts = Omit<TurnoverDependencies, 'listeners'> & { readonly countListeners: readonly CountListener[] }

export const turnoverModule = defineModule({
  name: 'turnover',
  brandSettings: {
    turnover_rules: {},
  },
  calls: { ...schema.turnoverCalls, ...operatorSchema.turnoverOperatorCalls, ...bucketsSchema.bucketsCalls },
  shapes: [schema, operatorSchema, bucketsSchema],
  rights: turnoverRights,
  create: ({ countListeners: listeners, ...parts }: Parts) => createTurnoverService({ ...parts, listeners }),
  jobs: registerTurnoverJobs,
  routes: [registerTurnoverRoutes, registerTurnoverOperatorRoutes, registerBucketsRoutes],
})
