import { keepSessionToken } from '../data/session-token.ts'
import { keepMember, type Me } from '../session/member-store.ts'

/** Somebody is signed in, with so much money; what the part on stage does not look at is left out. */
export function signedIn(balance = '100000.0000', refresh: () => Promise<unknown> = async () => undefined): void {
  const wallet = { balance, currency: 'VND', currencySymbol: '₫', version: 1, isSingle: true }
  const member = { id: 'm1', account: 'demo01', isTrial: false, wallet } as Me
  keepSessionToken('token')
  keepMember({ member, refresh })
}
