import type { RightName } from './rights.ts'

/** The roles that the house brings, whose rights grow with the product; a brand makes others of its own. */
export const HOUSE_ROLES = ['ADMIN', 'CASHIER', 'SUPPORT', 'MARKETING', 'RISK', 'AGENT_MANAGER', 'AUDITOR'] as const
export type HouseRole = (typeof HOUSE_ROLES)[number]

export const isHouseRole = (role: string): role is HouseRole => HOUSE_ROLES.some((one) => one === role)

type ResourceOf<Name> = Name extends `${infer Resource}.${string}` ? Resource : never
type Resource = ResourceOf<RightName>

/** What a role may do beside seeing things. */
interface Grant {
  /** What it sees: everything but what is for administrators alone, or these. */
  readonly sees: 'MOST' | readonly Resource[]
  /** What it does wholly, with all that belongs to it. */
  readonly runs: readonly Resource[]
  /** What else it may. */
  readonly also: readonly RightName[]
}

/** Who works here with which role, and which systems hear of everything under addresses that may be secret, is for administrators, and for the auditor. */
const PRIVATE: readonly Resource[] = ['operators', 'operatorReport', 'webhooks']

/** Everybody who deals with members looks them up and leaves notes for colleagues. */
const DESK: readonly Resource[] = ['merchants', 'members', 'notes', 'tags', 'figures', 'proposals', 'files', 'exports']

const GRANTS: Readonly<Record<Exclude<HouseRole, 'ADMIN' | 'AUDITOR'>, Grant>> = {
  CASHIER: {
    sees: [
      ...DESK,
      'bonuses',
      'turnoverRules',
      'protection',
      'identity',
      'vendorTransfers',
      'adjustments',
      'transfers',
      'riskCases',
      'vendorReconciliation',
    ],
    runs: ['deposits', 'suspense', 'withdrawals', 'depositBlocks', 'bankComparison', 'vendorCases'],
    also: [
      'notes.write',
      'members.tag',
      'adjustments.change',
      'proposals.refuse',
      'paymentChannels.read',
      'paymentSettings.read',
    ],
  },
  SUPPORT: {
    sees: 'MOST',
    runs: ['support', 'cannedAnswers'],
    also: ['broadcasts.write', 'members.tag', 'notes.write', 'tickets.answer', 'withdrawals.claim'],
  },
  MARKETING: {
    sees: [
      ...DESK,
      'games',
      'lotteries',
      'vipLevels',
      'missions',
      'leaderboards',
      'bonuses',
      'greatWins',
      'referrals',
      'redemptions',
      'reports',
    ],
    runs: [
      'banners',
      'announcements',
      'help',
      'files',
      'broadcasts',
      'templates',
      'tags',
      'raffles',
      'envelopes',
      'signInDays',
    ],
    also: ['promotions.read', 'promotions.change', 'mallGoods.read', 'mallGoods.change', 'members.tag', 'notes.write'],
  },
  RISK: {
    sees: 'MOST',
    runs: ['identity', 'protection', 'greatWins', 'depositBlocks', 'bonuses', 'riskCases', 'riskRules', 'vendorCases'],
    also: [
      'notes.write',
      'members.tag',
      'members.change',
      'withdrawals.claim',
      'withdrawals.review',
      'proposals.refuse',
    ],
  },
  AGENT_MANAGER: {
    sees: [...DESK, 'bets', 'reports', 'transfers'],
    runs: ['agents', 'contracts', 'lines', 'settlements', 'disputes', 'agentSubaccounts'],
    also: ['notes.write', 'proposals.refuse'],
  },
}

/** Whether a role of the house may do something: the administrator everything, the auditor whatever only looks. */
export function grants(role: HouseRole, { name, level }: { readonly name: string; readonly level: string }): boolean {
  if (role === 'ADMIN') return true
  const isRead = level === 'READ'
  if (role === 'AUDITOR') return isRead
  const { sees, runs, also } = GRANTS[role]
  const isOf = (resources: readonly Resource[]) => resources.some((one) => name.startsWith(`${one}.`))
  const isSeen = isRead && (sees === 'MOST' ? !isOf(PRIVATE) : isOf(sees))
  return isSeen || isOf(runs) || also.some((one) => one === name)
}

/** What is of several brands at once is seen as a whole, and changed, only by who works for all of them. */
export const governsAll = (own: readonly string[], brands: readonly string[]): boolean =>
  brands.every((id) => own.includes(id))
