import type { Jobs } from '../../jobs/jobs.ts'
import { DELIVERIES_DUE_AT } from './repository.ts'
import type { WebhooksService } from './service.ts'

/** Tells the own systems of brands what happened. */
export function registerWebhooksJobs({
  jobs,
  webhooks,
}: {
  readonly jobs: Jobs
  readonly webhooks: Pick<WebhooksService, 'deliverDue'>
}): void {
  jobs.every('deliver-webhooks', { seconds: 2, dueAt: DELIVERIES_DUE_AT, work: webhooks.deliverDue })
}
