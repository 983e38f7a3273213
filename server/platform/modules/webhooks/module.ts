import { defineModule } from '../../module.ts'
import { registerWebhooksJobs } from './jobs.ts'
import { webhooksRights } from './operator/policy.ts'
import { registerWebhooksOperatorRoutes } from './operator/routes.ts'
import * as operatorSchema from './operator/schema.ts'
import { createWebhooksService, type WebhooksService } from './service.ts'

export const webhooksModule = defineModule({
  name: 'webhooks',
  calls: operatorSchema.webhooksOperatorCalls,
  shapes: [operatorSchema],
  rights: webhooksRights,
  create: createWebhooksService,
  routes: [registerWebhooksOperatorRoutes],
  jobs: registerWebhooksJobs,
  forgetOld: ({ webhooks }: { readonly webhooks: Pick<WebhooksService, 'forgetOld'> }) => webhooks.forgetOld(),
})
