import type { Jobs } from '../../jobs/jobs.ts'
import { OFFER_CONTRACT, type WaitingOffer } from './service/offer.ts'
import type { InvitationsService } from './service.ts'

/** Proposes what was offered to those who came. */
export function registerInvitationsJobs({
  jobs,
  invitations,
}: {
  readonly jobs: Jobs
  readonly invitations: InvitationsService
}): void {
  jobs.define<WaitingOffer>(OFFER_CONTRACT, { handler: ({ data }) => invitations.offer(data), retries: 10 })
}
