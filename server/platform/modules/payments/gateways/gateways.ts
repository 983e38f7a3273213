import type { Config } from '../../../../config/config.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { PaymentGateway } from './gateway.ts'
import { createManualGateway } from './manual/manual-gateway.ts'
import { createPspGateway } from './psp/psp-gateway.ts'
import { createVietQrGateway } from './vietqr/vietqr-gateway.ts'

export type GatewayConfig = Pick<Config, 'mode' | 'bank' | 'psp' | 'publicUrl'>

/** The gateways of this installation: one line each. A channel names the one it goes through. */
export function createGateways({ mode, bank, psp, publicUrl }: GatewayConfig, clock: Clock): readonly PaymentGateway[] {
  const returnUrl = `${publicUrl}/member/depositv2?deposit=`
  return [
    createVietQrGateway({ webhookKey: bank.webhookKey, bankPage: mode === 'DEMO' ? bank.url : undefined }),
    createManualGateway(),
    ...(psp.url === undefined ? [] : [createPspGateway({ ...psp, url: psp.url, returnUrl, now: () => clock.now() })]),
  ]
}
