import { readdirSync, readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import type { Resolvers } from './generated/resolvers.ts'
import { liveResolvers } from './live/resolvers.ts'
import { adjustmentsResolvers } from './modules/adjustments/resolvers.ts'
import { booksResolvers } from './modules/books/resolvers.ts'
import { contentResolvers } from './modules/content/resolvers.ts'
import { deskResolvers } from './modules/desk/resolvers.ts'
import { gamesDeskResolvers } from './modules/games/desk.ts'
import { gamesResolvers } from './modules/games/resolvers.ts'
import { lotteryDeskResolvers } from './modules/lottery/desk.ts'
import { lotteryResolvers } from './modules/lottery/resolvers.ts'
import { lotteryRulesDeskResolvers } from './modules/lottery/rules-desk.ts'
import { profileResolvers } from './modules/members/profile-resolvers.ts'
import { membersResolvers } from './modules/members/resolvers.ts'
import { securityResolvers } from './modules/members/security-resolvers.ts'
import { messagesResolvers } from './modules/messages/resolvers.ts'
import { operatorsResolvers } from './modules/operators/resolvers.ts'
import { staffResolvers } from './modules/operators/staff.ts'
import { paymentsDeskResolvers } from './modules/payments/desk.ts'
import { paymentsResolvers } from './modules/payments/resolvers.ts'
import { proposalsResolvers } from './modules/proposals/resolvers.ts'
import { protectionResolvers } from './modules/protection/resolvers.ts'
import { reconciliationResolvers } from './modules/reconciliation/resolvers.ts'
import { reportsResolvers } from './modules/reports/resolvers.ts'
import { rulesResolvers } from './modules/rules/resolvers.ts'
import { scalars } from './modules/scalars.ts'
import { sessionsResolvers } from './modules/sessions/resolvers.ts'
import { sitesResolvers } from './modules/sites/resolvers.ts'
import { turnoverResolvers } from './modules/turnover/resolvers.ts'
import { vendorsResolvers } from './modules/vendors/resolvers.ts'
import { verificationResolvers } from './modules/verification/resolvers.ts'
import { walletsResolvers } from './modules/wallets/resolvers.ts'
import { winsResolvers } from './modules/wins/resolvers.ts'
import { withdrawalsResolvers } from './modules/withdrawals/resolvers.ts'
import { applyRequires } from './requires.ts'

const folder = new URL('../../graphql/schema/', import.meta.url)

const resolvers: (Resolvers | typeof scalars)[] = [
  scalars,
  sitesResolvers,
  sessionsResolvers,
  membersResolvers,
  profileResolvers,
  securityResolvers,
  verificationResolvers,
  contentResolvers,
  gamesResolvers,
  gamesDeskResolvers,
  lotteryResolvers,
  lotteryDeskResolvers,
  lotteryRulesDeskResolvers,
  walletsResolvers,
  paymentsResolvers,
  paymentsDeskResolvers,
  protectionResolvers,
  withdrawalsResolvers,
  turnoverResolvers,
  rulesResolvers,
  proposalsResolvers,
  vendorsResolvers,
  reportsResolvers,
  messagesResolvers,
  operatorsResolvers,
  staffResolvers,
  deskResolvers,
  adjustmentsResolvers,
  booksResolvers,
  winsResolvers,
  reconciliationResolvers,
  liveResolvers,
]

/** The executable schema: the SDL of `graphql/schema`, the resolvers of every domain, and the roles fields demand. */
export function buildSchema(): GraphQLSchema {
  const typeDefs = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  return applyRequires(
    makeExecutableSchema({
      typeDefs,
      resolvers,
      resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    }),
  )
}
