import type { Merchant } from './merchant.ts'

/** What a brand lacks to take real money (domain.md 1), by the field it is about. */
export interface LiveDemand {
  readonly field: 'mode' | 'licence' | 'allowedCountries' | 'operatorTotpRequired' | 'mainDomain'
  /** For whoever starts or opens it. */
  readonly sentence: string
}

type Brand = Pick<Merchant, 'mode' | 'licence' | 'allowedCountries' | 'operatorTotpRequired' | 'mainDomain'>

/** A host name that only this machine knows. */
const LOCAL = /^(localhost|.*\.localhost|[^.]*|[\d.]+)$/

/** All that a brand lacks for LIVE; asked when a house starts, when a brand is opened, and when an operator changes one. */
export function missingForLive(brand: Brand): readonly LiveDemand[] {
  const demands: (LiveDemand & { isMet: boolean })[] = [
    { field: 'mode', sentence: 'it is a DEMO brand', isMet: brand.mode === 'LIVE' },
    { field: 'licence', sentence: 'it has no licence reference', isMet: (brand.licence ?? '').trim() !== '' },
    {
      field: 'allowedCountries',
      sentence: 'it names no countries that may play',
      isMet: brand.allowedCountries.length > 0,
    },
    {
      field: 'operatorTotpRequired',
      sentence: 'its operators need no second factor',
      isMet: brand.operatorTotpRequired,
    },
    { field: 'mainDomain', sentence: 'its domain is one of this machine', isMet: !LOCAL.test(brand.mainDomain) },
  ]
  return demands.filter(({ isMet }) => !isMet).map(({ field, sentence }) => ({ field, sentence }))
}
