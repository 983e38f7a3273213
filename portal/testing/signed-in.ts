import { keepSessionToken } from '../data/session-token.ts'
import type { SubaccountRight } from '../lib/schema.generated.ts'
import { keepMember, type Me } from '../session/member-store.ts'

/** Somebody is signed in, with so much money; what the part on stage does not look at is left out. */
export function signedIn(balance = '100000.0000', refresh: () => Promise<unknown> = async () => undefined): void {
  const wallet = { balance, currency: 'VND', currencySymbol: '₫', version: 1, isSingle: true }
  const member = { id: 'm1', account: 'demo01', isTrial: false, wallet } as Me
  keepSessionToken('token')
  keepMember({ member, refresh })
}

/** Somebody is signed in who acts in an agent's name, and may do this beside reading. */
export function signedInFor(rights: readonly SubaccountRight[] = []): void {
  const subaccount = { name: 'quanly', displayName: 'Chị Hạnh', rights: [...rights] }
  const member = {
    id: 'm1',
    account: 'agent01',
    nickname: 'Sếp',
    type: 'AGENT',
    isTrial: false,
    isAgent: true,
    subaccount,
  }
  keepSessionToken('token')
  keepMember({ member: { ...member, avatarUrl: null, wallet: null } as unknown as Me, refresh: async () => undefined })
}
