import { isIP } from 'node:net'
import { isRegionBlocked } from '../../http/guards.ts'
import type { Merchant } from './merchant.ts'

/** What a visitor of a brand meets: open, maintenance with its words, or the region-blocked page (section 2). */
export interface Visit {
  readonly status: 0 | 1 | 2
  readonly message: string | null
  readonly until: Date | null
}

interface Visitor {
  readonly country: string | undefined
  readonly ip: string
  readonly language: string
}

/** What somebody from that country and address meets at a brand. Asked for visitors, and for operators who want to know what one would see. */
export function visitOf(merchant: Merchant, { country, ip, language }: Visitor): Visit {
  if (isRegionBlocked({ merchant, country, ip })) return { status: 2, message: null, until: null }
  if (merchant.status === 0) return { status: 0, message: null, until: null }
  const messages = merchant.maintenanceMessages
  const message =
    messages.find((one) => one.language === language) ??
    messages.find((one) => one.language === merchant.defaultLanguage)
  return { status: 1, message: message?.message ?? null, until: merchant.maintenanceUntil }
}

export const withoutPort = (address: string): string => address.replace(/:\d+$/, '')

/** A bare address or a name without a dot, as people's own machines have: in DEMO as good as a brand's domain. */
export const isHome = (host: string): boolean => isIP(host.replace(/^\[|\]$/g, '')) !== 0 || !host.includes('.')
