import type { Database } from '../../../db/connection.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { MEMBER, SIGNED_AGENT } from '../../../lib/account-types.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { ContractKind } from '../../contracts/service.ts'
import type { Introducer } from '../../members/service.ts'
import * as arrivals from '../repository/arrivals.ts'
import * as repository from '../repository/invitations.ts'
import { sendOffer } from './offer.ts'

interface Parts {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'send'>
}

/** Leads who registers with the code of a link into the line of its agent, and counts him once, with his account. */
export const introduce =
  ({ database, clock, jobs }: Parts): Introducer =>
  async (merchantId, code) => {
    const invitation = await repository.findOpen(database.query, merchantId, code.toUpperCase(), clock.now())
    if (invitation === undefined) return undefined
    const { agent_id, offer_kind, offer_rate } = invitation
    return {
      uplineId: agent_id,
      type: invitation.makes_agents ? SIGNED_AGENT : MEMBER,
      async arrive(tx, { id: memberId }) {
        const now = clock.now()
        if (!(await repository.use(tx.query, invitation, now))) return false
        await arrivals.insert(tx.query, {
          merchant_id: merchantId,
          member_id: memberId,
          agent_id,
          invitation_id: invitation.id,
          arrived_at: now,
        })
        if (offer_kind !== null && offer_rate !== null)
          await sendOffer(jobs, tx, {
            merchantId,
            agentId: agent_id,
            memberId,
            kind: offer_kind as ContractKind,
            rate: offer_rate,
          })
        return true
      },
    }
  }
