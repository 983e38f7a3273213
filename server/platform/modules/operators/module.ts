import { defineModule } from '../../module.ts'
import { registerOperatorFactor } from './factor-routes.ts'
import * as factorSchema from './factor-schema.ts'
import { registerOperatorsJobs } from './jobs.ts'
import { auditExport } from './operator/export.ts'
import { operatorsRights } from './operator/policy.ts'
import { registerRoles } from './operator/role-routes.ts'
import * as roleSchema from './operator/role-schema.ts'
import { registerOperatorsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerStaffSessions } from './operator/staff-session-routes.ts'
import * as staffSessionSchema from './operator/staff-session-schema.ts'
import { registerOperatorsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createOperatorsService, type OperatorsService } from './service.ts'
import * as shapes from './shapes.ts'

export const operatorsModule = defineModule({
  name: 'operators',
  brandSettings: {
    operator_roles: { fresh: { id: 'ID', created_at: 'NOW', changed_at: 'NOW' } },
  },
  calls: {
    ...schema.operatorsCalls,
    ...factorSchema.operatorFactorCalls,
    ...operatorSchema.operatorsOperatorCalls,
    ...roleSchema.rolesCalls,
    ...staffSessionSchema.staffSessionCalls,
  },
  shapes: [schema, factorSchema, operatorSchema, roleSchema, staffSessionSchema, shapes],
  rights: operatorsRights,
  exports: [auditExport],
  create: createOperatorsService,
  jobs: registerOperatorsJobs,
  routes: [
    registerOperatorsRoutes,
    registerOperatorFactor,
    registerOperatorsOperatorRoutes,
    registerRoles,
    registerStaffSessions,
  ],
  forgetOld: ({ operators }: { readonly operators: OperatorsService }) => operators.forgetOld(),
})
