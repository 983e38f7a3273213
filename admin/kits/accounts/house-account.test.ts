import { expect, it } from 'vitest'
import { houseAccountOf } from './house-account.ts'

it.each([
  ['CASH', undefined],
  ['VENDOR:JL', undefined],
  ['HOUSE:SUSPENSE', { purpose: 'SUSPENSE', subject: undefined, isPromotion: false }],
  ['HOUSE:GAMES:JL', { purpose: 'GAMES', subject: 'JL', isPromotion: false }],
  ['HOUSE:PROMOTION:vip', { purpose: 'PROMOTION', subject: 'vip', isPromotion: false }],
  [
    'HOUSE:PROMOTION:01932f5e-0000-7000-8000-000000000001',
    { purpose: 'PROMOTION', subject: '01932f5e-0000-7000-8000-000000000001', isPromotion: true },
  ],
])('%s is %j', (account, parts) => expect(houseAccountOf(account)).toEqual(parts))
