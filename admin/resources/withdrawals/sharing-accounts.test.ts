import { expect, it } from 'vitest'
import { sharingAccounts } from './sharing-accounts.ts'

const origin = (memberId: string, kind: 'ADDRESS' | 'DEVICE' | 'REGISTRATION') => ({
  memberId,
  memberAccount: `account ${memberId}`,
  kind,
})

it('names an account once, whoever has the most in common first', () =>
  expect(
    sharingAccounts([origin('a', 'DEVICE'), origin('b', 'ADDRESS'), origin('c', 'ADDRESS'), origin('c', 'DEVICE')]),
  ).toEqual([
    { id: 'c', account: 'account c', kinds: ['ADDRESS', 'DEVICE'] },
    { id: 'b', account: 'account b', kinds: ['ADDRESS'] },
    { id: 'a', account: 'account a', kinds: ['DEVICE'] },
  ]))
