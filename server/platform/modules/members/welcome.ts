import type { Transaction } from '../../db/connection.ts'
import type { MembersParts } from './dependencies.ts'
import type { MemberRow } from './repository.ts'
import { membersTells } from './tells.ts'

/** The first message in the inbox of a new member. */
export const deliverWelcome = (
  { messages }: Pick<MembersParts, 'messages'>,
  tx: Transaction,
  { merchant_id: merchantId, id: memberId }: MemberRow,
): Promise<void> => messages.tell(tx, { merchantId, memberId }, membersTells.welcome, {})
