import { defineModule } from '../../module.ts'
import { registerOperatorFactor } from './factor-routes.ts'
import * as factorSchema from './factor-schema.ts'
import { registerOperatorsJobs } from './jobs.ts'
import { operatorsRights } from './operator/policy.ts'
import { registerOperatorsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerOperatorsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createOperatorsService, type OperatorsService } from './service.ts'
import * as shapes from './shapes.ts'

export const operatorsModule = defineModule({
  name: 'operators',
  calls: {
    ...schema.operatorsCalls,
    ...factorSchema.operatorFactorCalls,
    ...operatorSchema.operatorsOperatorCalls,
  },
  shapes: [schema, factorSchema, operatorSchema, shapes],
  rights: operatorsRights,
  create: createOperatorsService,
  jobs: registerOperatorsJobs,
  routes: [registerOperatorsRoutes, registerOperatorFactor, registerOperatorsOperatorRoutes],
  forgetOld: ({ operators }: { readonly operators: OperatorsService }) => operators.forgetOld(),
})
