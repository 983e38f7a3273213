/**
 * Every address of the portal that is a page (§2). Any other gets the portal too, which says that there is no such page, but as a 404.
 * tests/contract/page-addresses.test.ts holds the list against the portal's own.
 */
export const pageAddresses: readonly string[] = [
  ...['/', '/index', '/index.html', '/home', '/login', '/register'],
  ...['/sports', '/cockfight', '/esports', '/live', '/lott', '/elott', '/fish', '/pvp', '/rng'],
  ...['/seamless', '/lottery', '/vnLottery', '/seaLottery', '/lottery/verify'],
  ...[
    '/promotions',
    '/pointMall',
    '/app',
    '/announcements',
    '/support',
    '/help',
    '/feedback',
    '/games',
    '/favorite',
    '/recent',
  ],
  '/member',
  ...[
    ...['securityCenter', 'transferFund', 'depositv2', 'withdraw', 'transferUpline', 'personalHistoryCopy'],
    ...['transactionHistory', 'personalProfit', 'bonusDetails', 'rewardCenter', 'referral', 'missionLeaderboard'],
    ...['messageV2', 'manualRebate', 'vip', 'protection', 'profile', 'feedback'],
  ].map((page) => `/member/${page}`),
  '/agent',
  '/agentHome',
  ...[
    ...['agentAnnouncement', 'agentTeamOverview', 'registerCenter', 'agentSubAccounts', 'downlineManagmentView'],
    ...['agentContracts', 'personalHistoryCopy', 'palStatementsAgentCopy', 'agentRevenueReport'],
    ...['agentDownlineTransactionDetailsCopy', 'agentDividendRecordCopy2', 'agentDailyWages2', 'agentHourSalary'],
    ...['agentRealtimeSalary', 'messageV2'],
  ].map((page) => `/agentHome/${page}`),
]

const known = new Set(pageAddresses.map((address) => address.toLowerCase()))

/** Whether there is a page at the path of this url; capitals and a slash at the end make no other. */
export function isPageAddress(url: string): boolean {
  const [path = ''] = url.split('?')
  return known.has(path.toLowerCase().replace(/(?<=.)\/+$/, ''))
}
