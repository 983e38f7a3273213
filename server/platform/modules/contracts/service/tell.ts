import type { Transaction } from '../../../db/connection.ts'
import type { ContractRow } from '../repository/contracts.ts'
import type { ContractActor, Deed } from '../states.ts'
import { contractsTells, houseInWords, kindInWords } from '../tells.ts'
import type { Tellers } from './dependencies.ts'

type ToldEvent = keyof typeof contractsTells

interface Happening {
  readonly deed: Deed
  readonly by: ContractActor
  /** The account of whoever did it. */
  readonly account: string
}

/** Tells both sides live that a contract changed; whoever has to answer, or lost it, finds a message in the inbox as well. */
export async function tell(
  { events, messages }: Tellers,
  tx: Transaction,
  contract: ContractRow,
  happening: Happening,
): Promise<void> {
  const { merchant_id: merchantId, id, payer_id, payee_id, changed_at } = contract
  const version = changed_at.getTime()
  tx.onCommit(() => {
    for (const memberId of [payee_id, payer_id])
      if (memberId !== null) events.publish({ type: 'contract', merchantId, memberId, id, version })
  })
  const notice = noticeOf(contract, happening)
  if (notice === undefined) return
  const { memberId, event } = notice
  const isHouse = happening.by === 'PAYER' && payer_id === null
  await messages.tell(tx, { merchantId, memberId }, contractsTells[event], {
    kind: kindInWords(contract.kind),
    account: isHouse ? houseInWords : happening.account,
  })
}

/** What happens to whoever is paid without anybody asking him. */
const LOST: Partial<Record<Deed, ToldEvent>> = { ENDED: 'ended', MOVED: 'moved', LAPSED: 'lapsed' }

/** Whom a message is for, and which. The platform has its queue instead. */
function noticeOf(
  { awaits, payer_id, payee_id }: ContractRow,
  { deed }: Happening,
): { readonly memberId: string; readonly event: ToldEvent } | undefined {
  const lost = LOST[deed]
  if (lost !== undefined) return { memberId: payee_id, event: lost }
  const memberId = awaits === 'PAYEE' ? payee_id : payer_id
  if (memberId === null) return undefined
  if (deed === 'PROPOSED') return { memberId, event: awaits === 'PAYEE' ? 'offered' : 'requested' }
  return deed === 'TERMINATION_REQUESTED' ? { memberId, event: 'endAsked' } : undefined
}
