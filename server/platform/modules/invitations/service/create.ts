import { newId } from '../../../lib/id.ts'
import type { Offer } from '../../contracts/service.ts'
import { newReferralCode } from '../../members/service.ts'
import { invitationsErrors } from '../errors.ts'
import * as repository from '../repository/invitations.ts'
import { type Agent, type Dependencies, demand } from './dependencies.ts'

/** Links of an agent that let in at the same time. */
const MOST_OPEN = 100
/** Of 31 characters each: 49 bits, and two longer than a referral code. */
const CODE_LENGTH = 10

/** A link as an agent wants it. */
export interface InvitationWish {
  readonly name: string
  readonly makesAgents: boolean
  readonly offer: Pick<Offer, 'kind' | 'rate'> | undefined
  readonly expiresAt: Date | undefined
  readonly mostUses: number | undefined
}

/**
 * Makes a registration link of an agent. Throws FORBIDDEN, INVITATION_EXPIRY_PAST, INVITATION_NAME_TAKEN, INVITATIONS_TOO_MANY, and for an
 * offer that he could not pay CONTRACT_NONE_OF_OWN, CONTRACT_BETTER_THAN_OWN, CONTRACT_NEEDS_AGENT.
 */
export async function create(
  { database, clock, contracts }: Dependencies,
  agent: Agent,
  { name, makesAgents, offer, expiresAt, mostUses }: InvitationWish,
): Promise<repository.InvitationRow> {
  demand(agent, 'invitation.make')
  const now = clock.now()
  if (expiresAt !== undefined && expiresAt <= now)
    throw invitationsErrors.INVITATION_EXPIRY_PAST({ field: 'expiresAt' })
  if (offer !== undefined) demand(agent, 'offer.make')
  if (offer !== undefined) await contracts.offerTerms(agent, { ...offer, isToAgent: makesAgents })
  const { merchantId, memberId } = agent
  return database.transaction(async (tx) => {
    await repository.lockAgent(tx, agent)
    if (await repository.isNameTaken(tx.query, agent, name))
      throw invitationsErrors.INVITATION_NAME_TAKEN({ field: 'name' })
    if ((await repository.countOpen(tx.query, agent, now)) >= MOST_OPEN)
      throw invitationsErrors.INVITATIONS_TOO_MANY({ extras: { most: MOST_OPEN } })
    return repository.insert(tx.query, {
      merchant_id: merchantId,
      id: newId(now.getTime()),
      agent_id: memberId,
      code: newReferralCode(CODE_LENGTH),
      name,
      makes_agents: makesAgents,
      offer_kind: offer?.kind ?? null,
      offer_rate: offer === undefined ? null : Number(offer.rate),
      expires_at: expiresAt ?? null,
      most_uses: mostUses ?? null,
      uses: 0,
      last_used_at: null,
      ended_at: null,
      created_at: now,
    })
  })
}
