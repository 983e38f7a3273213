import type { Transaction } from '../../../db/connection.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { DepositListener } from '../../payments/service.ts'
import { insertTickets, insertTicketsOfDeposit, type MemberKey } from '../repository.ts'

/** Tickets of a raffle, and the document that gives them. */
export interface TicketGift extends MemberKey {
  readonly raffleId: string
  readonly count: number
  readonly document: { readonly kind: string; readonly id: string }
}

/** Gives a member tickets in the caller's transaction; the same document again gives none. */
export async function giveTickets(
  { clock }: { readonly clock: Clock },
  tx: Transaction,
  { merchantId, memberId, raffleId, count, document }: TicketGift,
): Promise<void> {
  await insertTickets(tx.query, {
    merchant_id: merchantId,
    raffle_id: raffleId,
    member_id: memberId,
    document_kind: document.kind,
    document_id: document.id,
    count,
    given_at: clock.now(),
  })
}

/** Gives the ticket of a deposit: a row of its own, so that a deposit waits for no spin and no spin for a deposit. */
export const tellDeposit: DepositListener = async (tx, deposit) => {
  await insertTicketsOfDeposit(tx, deposit)
}
