import type { Transaction } from '../../../db/connection.ts'
import { tellWebhooks } from '../../webhooks/service.ts'
import type { IdentityRow } from './repository.ts'

/** Tells the brand's own systems what was decided of an identity, and nothing of what its documents say. */
export const tellIdentityWebhooks = (tx: Transaction, identity: IdentityRow, at: Date): Promise<void> =>
  tellWebhooks(tx, [
    {
      merchantId: identity.merchant_id,
      kind: 'IDENTITY_DECIDED',
      recordId: identity.member_id,
      at,
      data: {
        memberId: identity.member_id,
        state: identity.state,
        reason: identity.reason,
        decidedAt: at.toISOString(),
      },
    },
  ])
