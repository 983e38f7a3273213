import { MONEY_SCALE } from '../../../../lib/money.ts'
import type { PaymentGateway } from '../gateway.ts'

/**
 * Bank transfer without a report: the member pays to the account shown and says so, an operator looks into the bank's
 * own records and confirms or refuses.
 */
export function createManualGateway(): PaymentGateway {
  return {
    code: 'MANUAL',
    step: MONEY_SCALE,
    validMinutes: 24 * 60,
    isConfirmedByHand: true,
    payloadOf: () => '',
    payUrlOf: () => null,
    // Nobody reports: whatever comes under its name is not the gateway's.
    verify: () => false,
  }
}
