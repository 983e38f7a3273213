import type { CallMerchant } from '../../http/http-context.ts'
import type { Origin } from './dependencies.ts'

/** What a call tells about its caller. */
export interface Caller {
  readonly merchant: CallMerchant
  readonly ip: string
  readonly userAgent: string
  readonly locale: string
}

/** From where a call comes, as the services want to know it. */
export function originOf(input: Caller): Origin {
  return { merchantId: input.merchant.id, ip: input.ip, userAgent: input.userAgent, locale: input.locale }
}
