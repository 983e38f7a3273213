import type { Call } from './http/call.ts'
import * as adjustments from './modules/adjustments/schema.ts'
import * as books from './modules/books/schema.ts'
import * as content from './modules/content/schema.ts'
import * as contentShapes from './modules/content/shapes.ts'
import * as desk from './modules/desk/schema.ts'
import * as gamesOperator from './modules/games/operator-schema.ts'
import * as games from './modules/games/schema.ts'
import * as lotteryRules from './modules/lottery/operator-rules-schema.ts'
import * as lotteryOperator from './modules/lottery/operator-schema.ts'
import * as lottery from './modules/lottery/schema.ts'
import * as membersOperator from './modules/members/operator-schema.ts'
import * as membersProfile from './modules/members/profile-schema.ts'
import * as members from './modules/members/schema.ts'
import * as membersSecurity from './modules/members/security-schema.ts'
import * as messages from './modules/messages/schema.ts'
import * as operatorsContentNetworks from './modules/operators/content-networks-schema.ts'
import * as operatorsFactor from './modules/operators/factor-schema.ts'
import * as operators from './modules/operators/schema.ts'
import * as operatorsShapes from './modules/operators/shapes.ts'
import * as operatorsStaff from './modules/operators/staff-schema.ts'
import * as paymentsOperator from './modules/payments/operator-schema.ts'
import * as payments from './modules/payments/schema.ts'
import * as proposals from './modules/proposals/schema.ts'
import * as protectionOperator from './modules/protection/operator-schema.ts'
import * as protection from './modules/protection/schema.ts'
import * as protectionShapes from './modules/protection/shapes.ts'
import * as reconciliation from './modules/reconciliation/schema.ts'
import * as reports from './modules/reports/schema.ts'
import * as sessions from './modules/sessions/schema.ts'
import * as sites from './modules/sites/schema.ts'
import * as turnoverOperator from './modules/turnover/operator-schema.ts'
import * as turnover from './modules/turnover/schema.ts'
import * as vendorsOperator from './modules/vendors/operator-schema.ts'
import * as vendors from './modules/vendors/schema.ts'
import * as verification from './modules/verification/schema.ts'
import * as walletsOperator from './modules/wallets/operator-schema.ts'
import * as wallets from './modules/wallets/schema.ts'
import * as walletsTransferRules from './modules/wallets/transfer-rules-schema.ts'
import * as wins from './modules/wins/schema.ts'
import * as withdrawalsOperator from './modules/withdrawals/operator-schema.ts'
import * as withdrawals from './modules/withdrawals/schema.ts'
import * as withdrawalsSettings from './modules/withdrawals/settings-schema.ts'

/** Every REST call by domain and name: what openapi.json and the documentation page are made of. */
export const callsByDomain = {
  sites: sites.sitesCalls,
  sessions: sessions.sessionsCalls,
  members: { ...members.membersCalls, ...membersSecurity.securityCalls, ...membersProfile.profileCalls },
  verification: verification.verificationCalls,
  messages: messages.messagesCalls,
  wallets: {
    ...wallets.walletsCalls,
    ...walletsOperator.vendorTransferDeskCalls,
    ...walletsTransferRules.transferRulesCalls,
  },
  payments: { ...payments.paymentsCalls, ...paymentsOperator.paymentsOperatorCalls },
  protection: { ...protection.protectionCalls, ...protectionOperator.protectionDeskCalls },
  withdrawals: {
    ...withdrawals.withdrawalsCalls,
    ...withdrawalsOperator.operatorWithdrawalsCalls,
    ...withdrawalsSettings.withdrawalSettingsCalls,
  },
  games: { ...games.gamesCalls, ...gamesOperator.gamesDeskCalls },
  lottery: { ...lottery.lotteryCalls, ...lotteryOperator.lotteryDeskCalls, ...lotteryRules.lotteryRulesDeskCalls },
  turnover: { ...turnover.turnoverCalls, ...turnoverOperator.turnoverRulesCalls },
  reports: reports.reportsCalls,
  vendors: { ...vendors.vendorsCalls, ...vendors.gcpCalls, ...vendorsOperator.vendorsDeskCalls },
  wins: wins.winsCalls,
  content: content.contentCalls,
  operators: {
    ...operators.operatorsCalls,
    ...operatorsStaff.staffCalls,
    ...operatorsFactor.operatorFactorCalls,
    ...operatorsContentNetworks.contentNetworksCalls,
  },
  desk: { ...membersOperator.memberDeskCalls, ...desk.deskCalls },
  adjustments: adjustments.adjustmentsCalls,
  books: books.booksCalls,
  proposals: proposals.proposalsCalls,
  reconciliation: reconciliation.reconciliationCalls,
} as const satisfies Record<string, Record<string, Call>>

/** The modules whose exported shapes bear their names in openapi.json; one that is not exported stands inline. */
export const shapeModules: readonly Record<string, unknown>[] = [
  adjustments,
  books,
  content,
  contentShapes,
  desk,
  games,
  lottery,
  lotteryOperator,
  membersOperator,
  members,
  membersSecurity,
  messages,
  operators,
  operatorsShapes,
  operatorsStaff,
  paymentsOperator,
  payments,
  protectionOperator,
  protection,
  protectionShapes,
  reports,
  sessions,
  sites,
  turnover,
  vendors,
  verification,
  wallets,
  withdrawalsOperator,
  withdrawals,
  membersProfile,
  vendorsOperator,
  walletsOperator,
  gamesOperator,
  operatorsFactor,
  turnoverOperator,
  walletsTransferRules,
  withdrawalsSettings,
  operatorsContentNetworks,
  lotteryRules,
  proposals,
  wins,
]

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
