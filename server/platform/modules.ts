import type { Call } from './http/call.ts'
import { adjustmentsModule } from './modules/adjustments/module.ts'
import { agentsModule } from './modules/agents/module.ts'
import { broadcastsModule } from './modules/broadcasts/module.ts'
import { chatModule } from './modules/chat/module.ts'
import { contentModule } from './modules/content/module.ts'
import { contractsModule } from './modules/contracts/module.ts'
import { disputesModule } from './modules/disputes/module.ts'
import { envelopesModule } from './modules/envelopes/module.ts'
import { exportsModule } from './modules/exports/module.ts'
import { gamesModule } from './modules/games/module.ts'
import { helpModule } from './modules/help/module.ts'
import { invitationsModule } from './modules/invitations/module.ts'
import { jobsModule } from './modules/jobs/module.ts'
import { ledgerModule } from './modules/ledger/module.ts'
import { linesModule } from './modules/lines/module.ts'
import { lotteryModule } from './modules/lottery/module.ts'
import { membersModule } from './modules/members/module.ts'
import { messagesModule } from './modules/messages/module.ts'
import { missionsModule } from './modules/missions/module.ts'
import { operatorsModule } from './modules/operators/module.ts'
import { paymentsModule } from './modules/payments/module.ts'
import { pointsModule } from './modules/points/module.ts'
import { promotionsModule } from './modules/promotions/module.ts'
import { proposalsModule } from './modules/proposals/module.ts'
import { protectionModule } from './modules/protection/module.ts'
import { pushModule } from './modules/push/module.ts'
import { rafflesModule } from './modules/raffles/module.ts'
import { rebatesModule } from './modules/rebates/module.ts'
import { reconciliationModule } from './modules/reconciliation/module.ts'
import { recordsModule } from './modules/records/module.ts'
import { referralsModule } from './modules/referrals/module.ts'
import { reportsModule } from './modules/reports/module.ts'
import { rewardCentreModule } from './modules/reward-centre/module.ts'
import { rewardsModule } from './modules/rewards/module.ts'
import { riskModule } from './modules/risk/module.ts'
import { sessionsModule } from './modules/sessions/module.ts'
import { settlementsModule } from './modules/settlements/module.ts'
import { signInDaysModule } from './modules/sign-in-days/module.ts'
import { sitesModule } from './modules/sites/module.ts'
import { subaccountsModule } from './modules/subaccounts/module.ts'
import { supportModule } from './modules/support/module.ts'
import { ticketsModule } from './modules/tickets/module.ts'
import { turnoverModule } from './modules/turnover/module.ts'
import { vendorComparisonsModule } from './modules/vendor-comparisons/module.ts'
import { vendorsModule } from './modules/vendors/module.ts'
import { verificationModule } from './modules/verification/module.ts'
import { vipModule } from './modules/vip/module.ts'
import { walletsModule } from './modules/wallets/module.ts'
import { webhooksModule } from './modules/webhooks/module.ts'
import { winsModule } from './modules/wins/module.ts'
import { withdrawalsModule } from './modules/withdrawals/module.ts'

/** What the platform is made of. Each module builds upon those before it. */
export const modules = [
  ledgerModule,
  sitesModule,
  webhooksModule,
  sessionsModule,
  pushModule,
  messagesModule,
  verificationModule,
  protectionModule,
  membersModule,
  vendorsModule,
  turnoverModule,
  rewardsModule,
  vipModule,
  rebatesModule,
  reportsModule,
  agentsModule,
  contractsModule,
  settlementsModule,
  disputesModule,
  invitationsModule,
  linesModule,
  subaccountsModule,
  winsModule,
  lotteryModule,
  gamesModule,
  paymentsModule,
  pointsModule,
  rafflesModule,
  promotionsModule,
  referralsModule,
  missionsModule,
  withdrawalsModule,
  riskModule,
  walletsModule,
  contentModule,
  helpModule,
  ticketsModule,
  chatModule,
  envelopesModule,
  signInDaysModule,
  broadcastsModule,
  rewardCentreModule,
  operatorsModule,
  adjustmentsModule,
  proposalsModule,
  reconciliationModule,
  vendorComparisonsModule,
  supportModule,
  recordsModule,
  jobsModule,
  exportsModule,
] as const

export interface NamedCall {
  readonly domain: string
  readonly name: string
  readonly call: Call
}

/** Every REST call with its domain and name. */
export function listCalls(): NamedCall[] {
  return modules.flatMap(({ name: domain, calls }) =>
    Object.entries<Call>(calls).map(([name, call]) => ({ domain, name, call })),
  )
}
