import { defineModule } from '../../module.ts'
import { registerReferralsJobs } from './jobs.ts'
import { referralsRights } from './operator/policy.ts'
import { registerReferralsOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerReferralsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { tellDeposits, tellReferred, tellReversed } from './service/telling.ts'
import { createReferralsService } from './service.ts'

export const referralsModule = defineModule({
  name: 'referrals',
  brandSettings: {
    referral_rules: { fresh: { changed_at: 'NOW', changed_by: 'BY' }, lastOf: { version: 'version', of: [] } },
  },
  calls: { ...schema.referralsCalls, ...operatorSchema.referralsOperatorCalls },
  shapes: [schema, operatorSchema],
  rights: referralsRights,
  create: createReferralsService,
  events: {
    memberReferred: tellReferred,
    depositCredited: (_parts: object) => tellDeposits,
    depositReversed: (_parts: object) => tellReversed,
  },
  routes: [registerReferralsRoutes, registerReferralsOperatorRoutes],
  jobs: registerReferralsJobs,
})
