/** Every address of the portal (§2). Links are made here and nowhere else. */

/** Pages of the member centre, by their names in §2. */
export const memberPages = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
  'manualRebate',
  // Not in §2, which names the VIP entry and no page for it.
  'vip',
  // Not in §2: what protects the player is owed by every licence, and the person's own data (§3) need a place.
  'protection',
  'profile',
  // Not in §2, whose label "feedback and complaints" has no page: where members write, and read what they are answered.
  'feedback',
] as const
export type MemberPage = (typeof memberPages)[number]

/** Pages of the agent centre, by their names in §2. */
export const agentPages = [
  'agentAnnouncement',
  'agentTeamOverview',
  'registerCenter',
  // Not in §2: whom the agent lets act in his name.
  'agentSubAccounts',
  'downlineManagmentView',
  // Not in §2, which has request pages for contracts and no place to see them.
  'agentContracts',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentRevenueReport',
  'agentDownlineTransactionDetailsCopy',
  'agentDividendRecordCopy2',
  'agentDailyWages2',
  'agentHourSalary',
  'agentRealtimeSalary',
  // In its menu by §2, which names no page for it.
  'messageV2',
] as const
export type AgentPage = (typeof agentPages)[number]

/** Categories that have a page of their own, and the first part of its address (§2). */
export const categoryPaths = {
  SPORTS: '/sports',
  // Not in §2, but a category that is shown has a page.
  COCKFIGHT: '/cockfight',
  ESPORTS: '/esports',
  LIVE: '/live',
  LOTTERY: '/lott',
  E_LOTTERY: '/elott',
  FISH: '/fish',
  PVP: '/pvp',
  SLOTS: '/rng',
} as const
export type CategoryWithPage = keyof typeof categoryPaths

/** Categories that addresses name by the words of §3: links, bookmarks and banners have them. */
const addressWords: Readonly<Record<string, string>> = { SLOTS: 'RNG', LOTTERY: 'LOTT', E_LOTTERY: 'ELOTT' }

/** A category as addresses name it. */
export const categoryInAddress = (category: string): string => addressWords[category] ?? category

/** The category that an address names; what stands there cannot be trusted. */
export const categoryOfAddress = (word: string): string =>
  Object.keys(addressWords).find((category) => addressWords[category] === word) ?? word

/** Addresses that are the lobby; they share one instance of it (§2). */
export const lobbyPaths = ['/', '/index', '/index.html', '/home', '/login', '/register'] as const

/** Whether an address is a dialog itself (§2): the lobby with one open. */
export const isDialogPath = (path: string): boolean => path === '/login' || path === '/register'

/** Addresses that are a game; the side menu is hidden there (§2). */
export const gamePaths = ['/seamless', '/lottery', '/vnLottery', '/seaLottery'] as const

type Query = Record<string, string | number | undefined>

function withQuery(path: string, query: Query = {}): string {
  const entries = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  return entries.length ? `${path}?${new URLSearchParams(entries)}` : path
}

export const paths = {
  lobby: (query?: { referralCode?: string }) => withQuery('/', query),
  login: () => '/login',
  register: (query?: { referralCode?: string }) => withQuery('/register', query),
  promotions: () => '/promotions',
  pointMall: () => '/pointMall',
  /** How the portal is installed; the side menu's codes lead there. */
  app: () => '/app',
  /** Not in §2, which shows announcements in dialogs alone: what was closed is read again here. */
  announcements: () => '/announcements',
  /** Customer service: a page that stands by itself, also while the site does not. */
  support: () => '/support',
  /** Leads to the address of an entry of customer service, by its encrypted path. */
  customerService: (path: string) => `/wps/customer-service/${path}`,
  help: (anchor?: string) => (anchor ? `/help#${anchor}` : '/help'),
  /** Where a visitor writes to the house; members do it in their centre. */
  feedback: () => '/feedback',
  /** `to` is the account that transferUpline sends money to, `ticket` the one that the page of feedback opens. */
  member: (page?: MemberPage, query?: { to?: string; ticket?: string }) =>
    withQuery(page ? `/member/${page}` : '/member', query),
  agent: () => '/agent',
  agentHome: (page?: AgentPage, query?: { period?: string; day?: string; upline?: string; earning?: string }) =>
    withQuery(page ? `/agentHome/${page}` : '/agentHome', query),
  /** The game centre (SPORTS, COCKFIGHT, ESPORTS, LOTTERY, E_LOTTERY) or game list (LIVE, FISH, SLOTS, PVP) of a category. */
  category: (category: CategoryWithPage, { vendorCode }: { vendorCode?: string } = {}) =>
    withQuery(categoryPaths[category], { gameType: categoryInAddress(category), vassalage: vendorCode }),
  /** Not in §2: what stands behind the phone's tab of games, with every category and vendor. */
  games: () => '/games',
  favorite: (category?: string) => withQuery('/favorite', { type: category && categoryInAddress(category) }),
  recent: (category?: string) => withQuery('/recent', { type: category && categoryInAddress(category) }),
  lottery: (lotteryCode?: string) => withQuery('/lottery', { gameCode: lotteryCode }),
  seaLottery: (lotteryCode?: string) => withQuery('/seaLottery', { gameCode: lotteryCode }),
  vnLottery: (lotteryCode?: string) => withQuery('/vnLottery', { gameCode: lotteryCode }),
  /** Where anybody computes a draw of the house again. */
  lotteryVerification: (lotteryCode?: string, number?: string) =>
    withQuery('/lottery/verify', { gameCode: lotteryCode, number }),
  /** The page a game runs in. */
  seamless: (query: { gameId: string; mode?: 'real' | 'demo' }) => withQuery('/seamless', query),
} as const

/** Whether a category has a page (HOME and PROMO have none of their own). */
export function hasPage(category: string): category is CategoryWithPage {
  return Object.hasOwn(categoryPaths, category)
}

export function isLobbyPath(pathname: string): boolean {
  return (lobbyPaths as readonly string[]).includes(pathname)
}

/** Every address that is a page. The server knows the same list, and says 404 for any other (server/gateway/pages/addresses.ts). */
export const pageAddresses: readonly string[] = [
  ...lobbyPaths,
  ...Object.values(categoryPaths),
  ...gamePaths,
  '/lottery/verify',
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
  '/member',
  ...memberPages.map((page) => `/member/${page}`),
  '/agent',
  '/agentHome',
  ...agentPages.map((page) => `/agentHome/${page}`),
]

const spellings = new Map(pageAddresses.map((address) => [address.toLowerCase(), address]))

/** An address as it is spelt here: `/LOGIN` and `/login/` are `/login`. Null when it is no page. */
export function spellingOf(pathname: string): string | null {
  return spellings.get(pathname.toLowerCase().replace(/(?<=.)\/+$/, '')) ?? null
}

const otherPages = ['/promotions', '/pointMall', '/help', '/lottery']

/** Whether an address that the house wrote is a page of the portal, and so may stand behind a button. */
export function isPagePath(path: string): boolean {
  return (
    memberPages.some((page) => path === paths.member(page)) ||
    agentPages.some((page) => path === paths.agentHome(page)) ||
    otherPages.includes(path)
  )
}

export function isGamePath(pathname: string): boolean {
  return (gamePaths as readonly string[]).includes(pathname)
}
