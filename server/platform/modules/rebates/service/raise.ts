import type { Transaction } from '../../../db/connection.ts'
import { newId } from '../../../lib/id.ts'
import type { DocumentReference } from '../../ledger/service.ts'
import type { MemberKey } from '../repository/accruals.ts'
import { insertRise } from '../repository/rises.ts'
import type { Dependencies } from './dependencies.ts'

/** By how much more a member gets back for a time, and what promised it. */
export interface Rise extends MemberKey {
  readonly document: DocumentReference
  /** In 1/10 000 of the valid bet, 1 to 1000. */
  readonly percent: number
  readonly from: Date
  readonly until: Date
}

/**
 * Raises what a member gets back in the categories that give anything, in the caller's transaction; the same document again changes nothing. It
 * holds for the days of the brand's calendar that end within its time, so that seven days are seven wherever in a day they begin.
 */
export async function raise({ clock }: Pick<Dependencies, 'clock'>, tx: Transaction, rise: Rise): Promise<void> {
  await insertRise(tx.query, {
    merchant_id: rise.merchantId,
    member_id: rise.memberId,
    id: newId(clock.now().getTime()),
    document_kind: rise.document.kind,
    document_id: rise.document.id,
    percent: rise.percent,
    starts_at: rise.from,
    ends_at: rise.until,
  })
}
