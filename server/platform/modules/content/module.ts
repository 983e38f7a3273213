import { defineModule } from '../../module.ts'
import { registerContentJobs } from './jobs.ts'
import * as calendarSchema from './operator/calendar-schema.ts'
import { contentRights } from './operator/policy.ts'
import { registerContentOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { registerContentRoutes } from './routes.ts'
import * as schema from './schema.ts'
import { createContentService } from './service.ts'
import * as shapes from './shapes.ts'

export const contentModule = defineModule({
  name: 'content',
  calls: { ...schema.contentCalls, ...operatorSchema.contentOperatorCalls, ...calendarSchema.contentCalendarCalls },
  shapes: [schema, operatorSchema, calendarSchema, shapes],
  rights: contentRights,
  create: createContentService,
  routes: [registerContentRoutes, registerContentOperatorRoutes],
  jobs: registerContentJobs,
})
