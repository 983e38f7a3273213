import { Admin, CustomRoutes, type I18nProvider, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { Dashboard } from './dashboard/index.ts'
import { AccessDenied } from './layout/AccessDenied.tsx'
import { Layout } from './layout/Layout.tsx'
import { SignInPage } from './layout/SignInPage.tsx'
import { darkTheme, lightTheme } from './layout/theme.ts'
import { HouseAccounts, TransferList, TransferShow } from './pages/books/index.ts'
import { ContentCalendar } from './pages/contentCalendar/index.ts'
import { FourEyesRules } from './pages/fourEyes/index.ts'
import { GameChoices } from './pages/gameChoices/index.ts'
import { JobList, JobShow } from './pages/jobs/index.ts'
import { LineTree } from './pages/lines/index.ts'
import { Profile } from './pages/profile/index.ts'
import { ProposalList } from './pages/proposals/index.ts'
import { ProtectionDesk } from './pages/protection/index.ts'
import { BrandReport, reportNames } from './pages/reports/index.ts'
import {
  ContentNetworks,
  MemberTransferRules,
  PaymentSettings,
  PointSettings,
  RebateRules,
  ReferralRule,
  RiskRules,
  SignInDays,
  TicketRules,
  TurnoverRules,
  VipLevels,
  WithdrawalSettings,
} from './pages/settings/index.ts'
import { Tags } from './pages/tags/index.ts'
import { TrialBalance } from './pages/trialBalance/index.ts'
import { VendorHealth } from './pages/vendorHealth/index.ts'
import { authProvider } from './providers/auth-provider.ts'
import { createDataProvider } from './providers/data-provider.ts'
import { createQueryClient } from './providers/query-client.ts'
import { createStore } from './providers/store.ts'
import adjustments from './resources/adjustments/index.ts'
import agentCosts from './resources/agentCosts/index.ts'
import agentDebts from './resources/agentDebts/index.ts'
import agentDisputes from './resources/agentDisputes/index.ts'
import agentReports from './resources/agentReports/index.ts'
import announcements from './resources/announcements/index.ts'
import auditLog from './resources/auditLog/index.ts'
import banners from './resources/banners/index.ts'
import bets, { BetShow } from './resources/bets/index.ts'
import broadcasts from './resources/broadcasts/index.ts'
import cannedAnswers from './resources/cannedAnswers/index.ts'
import chatMutes from './resources/chatMutes/index.ts'
import chatReports from './resources/chatReports/index.ts'
import chatRooms from './resources/chatRooms/index.ts'
import chatWords from './resources/chatWords/index.ts'
import complaints from './resources/complaints/index.ts'
import contracts from './resources/contracts/index.ts'
import contractTemplates from './resources/contractTemplates/index.ts'
import customerServices from './resources/customerServices/index.ts'
import depositBlocks from './resources/depositBlocks/index.ts'
import deposits from './resources/deposits/index.ts'
import envelopes from './resources/envelopes/index.ts'
import exports from './resources/exports/index.ts'
import games from './resources/games/index.ts'
import greatWins from './resources/greatWins/index.ts'
import helpArticles from './resources/helpArticles/index.ts'
import identities from './resources/identities/index.ts'
import leaderboards from './resources/leaderboards/index.ts'
import lotteries from './resources/lotteries/index.ts'
import lotteryDraws from './resources/lotteryDraws/index.ts'
import mallGoods from './resources/mallGoods/index.ts'
import members from './resources/members/index.ts'
import merchants from './resources/merchants/index.ts'
import messageTemplates from './resources/messageTemplates/index.ts'
import missions from './resources/missions/index.ts'
import { operations } from './resources/operations.ts'
import operators from './resources/operators/index.ts'
import paymentChannels from './resources/paymentChannels/index.ts'
import promotionClaims from './resources/promotionClaims/index.ts'
import promotions from './resources/promotions/index.ts'
import raffles from './resources/raffles/index.ts'
import rebateClaims from './resources/rebateClaims/index.ts'
import redemptions from './resources/redemptions/index.ts'
import referrals from './resources/referrals/index.ts'
import registrationFields from './resources/registrationFields/index.ts'
import riskCases from './resources/riskCases/index.ts'
import roles from './resources/roles/index.ts'
import settlements from './resources/settlements/index.ts'
import supportChats from './resources/supportChats/index.ts'
import suspense from './resources/suspense/index.ts'
import tickets from './resources/tickets/index.ts'
import vendorCases from './resources/vendorCases/index.ts'
import vendors from './resources/vendors/index.ts'
import vendorTransfers from './resources/vendorTransfers/index.ts'
import webhookDeliveries from './resources/webhookDeliveries/index.ts'
import webhooks from './resources/webhooks/index.ts'
import whitelabelModules from './resources/whitelabelModules/index.ts'
import withdrawals from './resources/withdrawals/index.ts'

const dataProvider = createDataProvider(operations)
const store = createStore()
const queryClient = createQueryClient()

/** Pages that are no resource's: settings, books, desks. */
const pages = (
  <CustomRoutes>
    <Route path="/paymentSettings" element={<PaymentSettings />} />
    <Route path="/withdrawalSettings" element={<WithdrawalSettings />} />
    <Route path="/riskRules" element={<RiskRules />} />
    <Route path="/turnoverRules" element={<TurnoverRules />} />
    <Route path="/vipLevels" element={<VipLevels />} />
    <Route path="/memberTransferRules" element={<MemberTransferRules />} />
    <Route path="/rebateRules" element={<RebateRules />} />
    <Route path="/signInDays" element={<SignInDays />} />
    <Route path="/referralRule" element={<ReferralRule />} />
    <Route path="/ticketRules" element={<TicketRules />} />
    <Route path="/contentNetworks" element={<ContentNetworks />} />
    <Route path="/contentCalendar" element={<ContentCalendar />} />
    <Route path="/pointSettings" element={<PointSettings />} />
    <Route path="/profile" element={<Profile />} />
    <Route path="/gameChoices" element={<GameChoices />} />
    <Route path="/bets/:id" element={<BetShow />} />
    <Route path="/vendorHealth" element={<VendorHealth />} />
    <Route path="/jobs" element={<JobList />} />
    <Route path="/jobs/:id" element={<JobShow />} />
    <Route path="/transfers" element={<TransferList />} />
    <Route path="/transfers/:id" element={<TransferShow />} />
    <Route path="/houseAccounts" element={<HouseAccounts />} />
    <Route path="/tags" element={<Tags />} />
    {reportNames.map((name) => (
      <Route key={name} path={`/${name}`} element={<BrandReport key={name} name={name} />} />
    ))}
    <Route path="/lines" element={<LineTree />} />
    <Route path="/protection" element={<ProtectionDesk />} />
    <Route path="/fourEyes" element={<FourEyesRules />} />
    <Route path="/proposals" element={<ProposalList />} />
    <Route path="/trialBalance" element={<TrialBalance />} />
  </CustomRoutes>
)

/** The operator console, one resource a line. */
export function App({ i18nProvider }: { i18nProvider: I18nProvider }) {
  return (
    <Admin
      title="Croupier"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
      dashboard={Dashboard}
      layout={Layout}
      accessDenied={AccessDenied}
      loginPage={SignInPage}
      theme={lightTheme}
      darkTheme={darkTheme}
      defaultTheme="dark"
      requireAuth
      disableTelemetry
    >
      <Resource {...merchants} />
      <Resource {...whitelabelModules} />
      <Resource {...registrationFields} />
      <Resource {...banners} />
      <Resource {...announcements} />
      <Resource {...helpArticles} />
      <Resource {...members} />
      <Resource {...deposits} />
      <Resource {...suspense} />
      <Resource {...paymentChannels} />
      <Resource {...depositBlocks} />
      <Resource {...identities} />
      <Resource {...referrals} />
      <Resource {...adjustments} />
      <Resource {...contracts} />
      <Resource {...contractTemplates} />
      <Resource {...webhooks} />
      <Resource {...webhookDeliveries} />
      <Resource {...operators} />
      <Resource {...roles} />
      <Resource {...exports} />
      <Resource {...withdrawals} />
      <Resource {...promotions} />
      <Resource {...broadcasts} />
      <Resource {...promotionClaims} />
      <Resource {...missions} />
      <Resource {...messageTemplates} />
      <Resource {...envelopes} />
      <Resource {...raffles} />
      <Resource {...chatReports} />
      <Resource {...chatMutes} />
      <Resource {...chatRooms} />
      <Resource {...chatWords} />
      <Resource {...leaderboards} />
      <Resource {...rebateClaims} />
      <Resource {...redemptions} />
      <Resource {...mallGoods} />
      <Resource {...tickets} />
      <Resource {...complaints} />
      <Resource {...cannedAnswers} />
      <Resource {...settlements} />
      <Resource {...supportChats} />
      <Resource {...customerServices} />
      <Resource {...agentDisputes} />
      <Resource {...agentDebts} />
      <Resource {...agentCosts} />
      <Resource {...agentReports} />
      <Resource {...vendors} />
      <Resource {...vendorCases} />
      <Resource {...riskCases} />
      <Resource {...games} />
      <Resource {...bets} />
      <Resource {...greatWins} />
      <Resource {...lotteries} />
      <Resource {...lotteryDraws} />
      <Resource {...vendorTransfers} />
      <Resource {...auditLog} />
      {pages}
    </Admin>
  )
}
