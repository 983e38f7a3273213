import { defineModule } from '../../module.ts'
import { signInDaysRights } from './operator/policy.ts'
import { registerSignInDaysOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerSignInDaysRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createSignInDaysService } from './service.ts'

export const signInDaysModule = defineModule({
  name: 'signInDays',
  brandSettings: {
    sign_in_rules: { fresh: { changed_at: 'NOW', changed_by: 'BY' } },
  },
  calls: { ...schema.signInDaysCalls, ...operatorSchema.signInDaysOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: signInDaysRights,
  create: createSignInDaysService,
  routes: [registerSignInDaysRoutes, registerSignInDaysOperatorRoutes],
})
