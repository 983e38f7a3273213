import { categoryPaths, memberPages, paths } from '../../../portal/paths.ts'

/** The pages of the portal, for journeys that go through all of them. */
export const visitorRoutes: readonly string[] = [
  ...[paths.lobby(), paths.promotions(), paths.pointMall(), paths.app(), paths.announcements(), paths.help()],
  ...[paths.feedback(), paths.agent(), paths.lotteryVerification(), ...Object.values(categoryPaths)],
]

/** Those that a member sees. */
export const memberRoutes: readonly string[] = [
  ...visitorRoutes,
  ...[paths.favorite(), paths.recent(), paths.lottery('SSC_1M'), ...memberPages.map((page) => paths.member(page))],
]

/** Those that an agent sees beside a member's. */
export const agentRoutes: readonly string[] = (
  ['agentTeamOverview', 'downlineManagmentView', 'agentContracts', 'registerCenter'] as const
).map((page) => paths.agentHome(page))
