import { defineModule } from '../../module.ts'
import { registerLotteryJobs } from './jobs.ts'
import { lotteryDrawsExport } from './operator/draws/export.ts'
import { registerLotteryDrawsOperatorRoutes } from './operator/draws/routes.ts'
import * as drawsOperatorSchema from './operator/draws/schema.ts'
import { lotteryRights } from './operator/policy.ts'
import { registerLotteryRulesOperatorRoutes } from './operator/rules/routes.ts'
import * as rulesOperatorSchema from './operator/rules/schema.ts'
import { registerLotteryRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createLotteryService } from './service.ts'
import { lotteryTells } from './tells.ts'

export const lotteryModule = defineModule({
  name: 'lottery',
  brandSettings: {
    lotteries: {},
    lottery_rules: {
      fresh: { created_by: 'BY', created_at: 'NOW' },
      lastOf: { version: 'version', of: ['lottery_code'] },
    },
  },
  tells: lotteryTells,
  calls: {
    ...schema.lotteryCalls,
    ...drawsOperatorSchema.lotteryDrawsOperatorCalls,
    ...rulesOperatorSchema.lotteryRulesOperatorCalls,
  },
  shapes: [schema, drawsOperatorSchema, rulesOperatorSchema],
  rights: lotteryRights,
  exports: [lotteryDrawsExport],
  create: createLotteryService,
  jobs: registerLotteryJobs,
  routes: [registerLotteryRoutes, registerLotteryDrawsOperatorRoutes, registerLotteryRulesOperatorRoutes],
})
