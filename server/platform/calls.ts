import type { Call } from './http/call.ts'
import { adjustmentsCalls } from './modules/adjustments/schema.ts'
import { booksCalls } from './modules/books/schema.ts'
import { contentCalls } from './modules/content/schema.ts'
import { deskCalls } from './modules/desk/schema.ts'
import { gamesCalls } from './modules/games/schema.ts'
import { memberDeskCalls } from './modules/members/operator-schema.ts'
import { membersCalls } from './modules/members/schema.ts'
import { securityCalls } from './modules/members/security-schema.ts'
import { messagesCalls } from './modules/messages/schema.ts'
import { operatorsCalls } from './modules/operators/schema.ts'
import { staffCalls } from './modules/operators/staff-schema.ts'
import { paymentsOperatorCalls } from './modules/payments/operator-schema.ts'
import { paymentsCalls } from './modules/payments/schema.ts'
import { protectionDeskCalls } from './modules/protection/operator-schema.ts'
import { protectionCalls } from './modules/protection/schema.ts'
import { reportsCalls } from './modules/reports/schema.ts'
import { sessionsCalls } from './modules/sessions/schema.ts'
import { sitesCalls } from './modules/sites/schema.ts'
import { turnoverCalls } from './modules/turnover/schema.ts'
import { vendorsCalls } from './modules/vendors/schema.ts'
import { verificationCalls } from './modules/verification/schema.ts'
import { walletsCalls } from './modules/wallets/schema.ts'
import { operatorWithdrawalsCalls } from './modules/withdrawals/operator-schema.ts'
import { withdrawalsCalls } from './modules/withdrawals/schema.ts'

/** Every REST call by domain and name: what openapi.json and the documentation page are made of. */
export const callsByDomain = {
  sites: sitesCalls,
  sessions: sessionsCalls,
  members: { ...membersCalls, ...securityCalls },
  verification: verificationCalls,
  messages: messagesCalls,
  wallets: walletsCalls,
  payments: { ...paymentsCalls, ...paymentsOperatorCalls },
  protection: { ...protectionCalls, ...protectionDeskCalls },
  withdrawals: { ...withdrawalsCalls, ...operatorWithdrawalsCalls },
  games: gamesCalls,
  turnover: turnoverCalls,
  reports: reportsCalls,
  vendors: vendorsCalls,
  content: contentCalls,
  operators: { ...operatorsCalls, ...staffCalls },
  desk: { ...memberDeskCalls, ...deskCalls },
  adjustments: adjustmentsCalls,
  books: booksCalls,
} as const satisfies Record<string, Record<string, Call>>

export interface NamedCall {
  readonly domain: string
  readonly name: string
  readonly call: Call
}

/** The calls in one list, each with its domain and name. */
export function listCalls(): NamedCall[] {
  return Object.entries(callsByDomain).flatMap(([domain, calls]) =>
    Object.entries<Call>(calls).map(([name, call]) => ({ domain, name, call })),
  )
}
