import { MEMBER, SIGNED_AGENT } from '../../../lib/account-types.ts'
import { startOfDay } from '../../../lib/local-day.ts'
import type { Offer } from '../../contracts/service.ts'
import type { MemberRow } from '../../members/service.ts'
import { invitationsErrors } from '../errors.ts'
import * as arrivals from '../repository/arrivals.ts'
import { lockAgent } from '../repository/invitations.ts'
import { type Agent, type Dependencies, demand } from './dependencies.ts'
import { sendOffer } from './offer.ts'

/** Accounts that an agent opens on a day of the brand: more than one who sits with his people needs, too few for a stolen session. */
const MOST_A_DAY = 50

/** An account as an agent wants it for somebody else. */
export interface AccountWish {
  readonly username: string
  readonly password: string
  readonly isAgent: boolean
  readonly offer: Pick<Offer, 'kind' | 'rate'> | undefined
  /** One of the brand's. */
  readonly language: string
}

/**
 * An agent opens an account directly below himself. Its owner must choose another password at the first sign-in. The same again answers the
 * account that it opened. Throws FORBIDDEN, ACCOUNTS_TOO_MANY, what a registration refuses of a name and a password, and for an offer that the
 * agent could not pay CONTRACT_NONE_OF_OWN, CONTRACT_BETTER_THAN_OWN, CONTRACT_NEEDS_AGENT.
 */
export async function openAccount(
  { clock, contracts, jobs, members, sites }: Dependencies,
  agent: Agent,
  { username, password, isAgent, offer, language }: AccountWish,
): Promise<MemberRow> {
  demand(agent, 'account.open')
  const { merchantId, memberId: agentId } = agent
  const merchant = await sites.findMerchant(merchantId)
  if (offer !== undefined) demand(agent, 'offer.make')
  if (offer !== undefined) await contracts.offerTerms(agent, { ...offer, isToAgent: isAgent })
  const type = isAgent ? SIGNED_AGENT : MEMBER
  return members.openForOwner(
    { merchant, username, password, type, uplineId: agentId, language },
    async (tx, { id: memberId }) => {
      const now = clock.now()
      await lockAgent(tx, agent)
      if ((await arrivals.countOpened(tx.query, agent, startOfDay(now, merchant.timeZone))) >= MOST_A_DAY)
        throw invitationsErrors.ACCOUNTS_TOO_MANY({ extras: { most: MOST_A_DAY } })
      await arrivals.insert(tx.query, {
        merchant_id: merchantId,
        member_id: memberId,
        agent_id: agentId,
        invitation_id: null,
        arrived_at: now,
      })
      if (offer !== undefined)
        await sendOffer(jobs, tx, { merchantId, agentId, memberId, kind: offer.kind, rate: Number(offer.rate) })
    },
  )
}
