import type { Transaction } from '../../../db/connection.ts'
import { loadWords } from '../../../lib/words.ts'
import type { ContractRow } from '../repository/contracts.ts'
import { findLanguage } from '../repository/members.ts'
import type { ContractActor, Deed } from '../states.ts'
import type { Tellers } from './dependencies.ts'

const words = loadWords('contracts')

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
  const language = await findLanguage(tx.query, { merchantId, memberId })
  const isHouse = happening.by === 'PAYER' && payer_id === null
  const values = {
    kind: words.say(`kind.${contract.kind}`, language) ?? contract.kind,
    // Names of operators stay with the house.
    account: isHouse ? words.say('house', language) : happening.account,
  }
  const say = (part: 'title' | 'content') => words.say(`message.${event}.${part}`, language, values) ?? ''
  await messages.deliver(tx, { merchantId, memberId }, { title: say('title'), content: say('content') })
}

/** What happens to whoever is paid without anybody asking him. */
const LOST: Partial<Record<Deed, string>> = { ENDED: 'ended', MOVED: 'moved', LAPSED: 'lapsed' }

/** Whom a message is for, and which: `message.<event>` of contracts.json. The platform has its queue instead. */
function noticeOf({ awaits, payer_id, payee_id }: ContractRow, { deed }: Happening) {
  const lost = LOST[deed]
  if (lost !== undefined) return { memberId: payee_id, event: lost }
  const memberId = awaits === 'PAYEE' ? payee_id : payer_id
  if (memberId === null) return undefined
  if (deed === 'PROPOSED') return { memberId, event: awaits === 'PAYEE' ? 'offered' : 'requested' }
  return deed === 'TERMINATION_REQUESTED' ? { memberId, event: 'endAsked' } : undefined
}
