import { defineModule } from '../../module.ts'
import { reportsRights } from './operator/policy.ts'
import { registerBrandReportRoutes } from './operator/reports/routes.ts'
import { brandReportCalls } from './operator/reports/schema.ts'
import { registerReportsOperatorRoutes } from './operator/routes.ts'
import { reportsOperatorCalls } from './operator/schema.ts'
import { forgetOldMarks, registerTodayJobs } from './operator/today/jobs.ts'
import { todayCalls } from './operator/today/schema.ts'
import { registerReportsRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { addToSummaries, createReportsService } from './service.ts'

export const reportsModule = defineModule({
  name: 'reports',
  calls: { ...schema.reportsCalls, ...reportsOperatorCalls, ...brandReportCalls, ...todayCalls },
  shapes: [schema],
  rights: reportsRights,
  create: createReportsService,
  events: { betsCounted: () => addToSummaries },
  routes: [registerReportsRoutes, registerReportsOperatorRoutes, registerBrandReportRoutes],
  jobs: registerTodayJobs,
  forgetOld: forgetOldMarks,
})
