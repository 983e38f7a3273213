import type { Merchant } from './merchant.ts'

/** What a brand needs to take real money (domain.md 1), by the field it is about. */
export interface LiveDemand {
  readonly code: 'MODE' | 'LICENCE' | 'COUNTRIES' | 'OPERATORS' | 'SECOND_FACTOR' | 'DOMAIN'
  readonly field: 'mode' | 'licence' | 'allowedCountries' | 'operators' | 'operatorTotpRequired' | 'mainDomain'
  /** What it lacks where the demand is not met, for whoever starts or opens it. */
  readonly sentence: string
  readonly isMet: boolean
}

/** A brand, and whether somebody answers for it: an administrator who may sign in. */
export type Brand = Pick<Merchant, 'mode' | 'licence' | 'allowedCountries' | 'operatorTotpRequired' | 'mainDomain'> & {
  readonly isAnswered: boolean
}

/** A host name that only this machine knows. */
const LOCAL = /^(localhost|.*\.localhost|[^.]*|[\d.]+)$/

/** All that a brand needs for LIVE, and whether it has it: what the console shows, and a house asks when it starts. */
export const liveDemands = (brand: Brand): readonly LiveDemand[] => [
  { code: 'MODE', field: 'mode', sentence: 'it is a DEMO brand', isMet: brand.mode === 'LIVE' },
  {
    code: 'LICENCE',
    field: 'licence',
    sentence: 'it has no licence reference',
    isMet: (brand.licence ?? '').trim() !== '',
  },
  {
    code: 'COUNTRIES',
    field: 'allowedCountries',
    sentence: 'it names no countries that may play',
    isMet: brand.allowedCountries.length > 0,
  },
  {
    code: 'OPERATORS',
    field: 'operators',
    sentence: 'nobody answers for it: no administrator who may sign in works for it',
    isMet: brand.isAnswered,
  },
  {
    code: 'SECOND_FACTOR',
    field: 'operatorTotpRequired',
    sentence: 'its operators need no second factor',
    isMet: brand.operatorTotpRequired,
  },
  {
    code: 'DOMAIN',
    field: 'mainDomain',
    sentence: 'its domain is one of this machine',
    isMet: !LOCAL.test(brand.mainDomain),
  },
]

/** What a brand lacks for LIVE; asked when a house starts, when a brand is opened, and when an operator changes one. */
export const missingForLive = (brand: Brand): readonly LiveDemand[] => liveDemands(brand).filter(({ isMet }) => !isMet)
