import type { Transaction } from '../../db/connection.ts'
import { TRIAL } from '../../lib/account-types.ts'
import { tellWebhooks } from '../webhooks/service.ts'
import type { MemberRow } from './repository.ts'

/**
 * Tells the brand's own systems of an account that was opened, and nothing by which somebody could reach or be its member. Who plays for
 * free has registered nowhere.
 */
export async function tellMemberWebhooks(tx: Transaction, member: MemberRow, at: Date): Promise<void> {
  if (member.type === TRIAL) return
  await tellWebhooks(tx, [
    {
      merchantId: member.merchant_id,
      kind: 'MEMBER_REGISTERED',
      recordId: member.id,
      at,
      data: {
        memberId: member.id,
        account: member.account,
        type: member.type,
        currency: member.currency,
        language: member.language,
        registeredAt: member.registered_at.toISOString(),
      },
    },
  ])
}
