import type { Transaction } from '../../../db/connection.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { DocumentReference } from '../../ledger/service.ts'
import type { DepositListener, ReversalListener } from '../../payments/service.ts'
import {
  findRaffle,
  insertTickets,
  insertTicketsOfDeposits,
  type MemberKey,
  type RaffleRow,
  removeTickets,
} from '../repository.ts'

/** Tickets of a raffle, and the document that gives them. */
export interface TicketGift extends MemberKey {
  readonly raffleId: string
  readonly count: number
  readonly document: DocumentReference
}

/**
 * Gives a member tickets in the caller's transaction; the same document again gives none. False where the raffle is none of the brand's that
 * can still be drawn: tickets of one that is over are worth nothing.
 */
export async function giveTickets(
  { clock }: { readonly clock: Clock },
  tx: Transaction,
  { merchantId, memberId, raffleId, count, document }: TicketGift,
): Promise<boolean> {
  if (!isDrawable(await findRaffle(tx.query, merchantId, raffleId), clock.now())) return false
  await insertTickets(tx.query, {
    merchant_id: merchantId,
    raffle_id: raffleId,
    member_id: memberId,
    document_kind: document.kind,
    document_id: document.id,
    count,
    given_at: clock.now(),
  })
  return true
}

/** Whether tickets of a raffle may be promised: it is the brand's, be it still a draft, and not over. */
export async function mayGive(
  { clock }: { readonly clock: Clock },
  tx: Pick<Transaction, 'query'>,
  { merchantId, raffleId }: Pick<TicketGift, 'merchantId' | 'raffleId'>,
): Promise<boolean> {
  const raffle = await findRaffle(tx.query, merchantId, raffleId)
  return raffle !== undefined && raffle.ends_at > clock.now()
}

/** A paused one goes on some day, so its tickets are kept for it. */
const isDrawable = (raffle: RaffleRow | undefined, now: Date): boolean =>
  raffle !== undefined && raffle.state !== 'DRAFT' && raffle.ends_at > now

/** Gives the tickets of deposits: rows of their own, so that a deposit waits for no spin and no spin for a deposit. */
export const tellDeposits: DepositListener = async (tx, deposits) => {
  await insertTicketsOfDeposits(tx, deposits)
}

/** Takes the tickets of a deposit back that were not used: what was drawn stays. */
export const tellReversed: ReversalListener = async (tx, { documentId, ...member }) => {
  await removeTickets(tx, member, { kind: 'deposit', id: documentId })
}
