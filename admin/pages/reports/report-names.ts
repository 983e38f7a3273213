/** The reports of a brand, by the paths of their pages; each is a root of the graph too. */
export const reportNames = [
  'gamesReport',
  'vendorsReport',
  'betsReport',
  'membersReport',
  'paymentsReport',
  'rewardsReport',
  'agentsReport',
  'pointsReport',
  'protectionReport',
  'taxReport',
  'operatorsReport',
] as const
export type ReportName = (typeof reportNames)[number]
