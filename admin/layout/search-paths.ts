import type { RecordKind } from '../lib/schema.generated.ts'

/** The resource or page of the console that shows each kind of thing. */
export const resourceOf: Readonly<Record<RecordKind, string>> = {
  ADJUSTMENT: 'adjustments',
  AGENT_DISPUTE: 'agentDisputes',
  ANNOUNCEMENT: 'announcements',
  AUDIT_ENTRY: 'auditLog',
  BANNER: 'banners',
  BET: 'bets',
  BROADCAST: 'broadcasts',
  CANNED_ANSWER: 'cannedAnswers',
  CHAT_REPORT: 'chatReports',
  CHAT_ROOM: 'chatRooms',
  CONTRACT: 'contracts',
  DEPOSIT: 'deposits',
  ENVELOPE: 'envelopes',
  EXPORT: 'exports',
  GAME: 'games',
  GREAT_WIN: 'greatWins',
  HELP_ARTICLE: 'helpArticles',
  LOTTERY_DRAW: 'lotteryDraws',
  MALL_GOODS: 'mallGoods',
  MEMBER: 'members',
  OPERATOR: 'operators',
  PROMOTION_CLAIM: 'promotionClaims',
  PROMOTION: 'promotions',
  RAFFLE: 'raffles',
  REBATE_CLAIM: 'rebateClaims',
  REDEMPTION: 'redemptions',
  REFERRAL: 'referrals',
  RISK_CASE: 'riskCases',
  SETTLEMENT: 'settlements',
  TICKET: 'tickets',
  TRANSFER: 'transfers',
  VENDOR_TRANSFER: 'vendorTransfers',
  WITHDRAWAL: 'withdrawals',
}

/** Kinds whose pages are none of a resource's own. */
const PAGES: readonly RecordKind[] = ['BET', 'TRANSFER']

interface Definition {
  readonly hasShow?: boolean
  readonly hasEdit?: boolean
}

/** The way to a thing: its page, the form where that is all there is, else its list. */
export function pathOf(kind: RecordKind, id: string, definitions: Readonly<Record<string, Definition>>): string {
  const resource = resourceOf[kind]
  if (PAGES.includes(kind)) return `/${resource}/${id}`
  const { hasShow, hasEdit } = definitions[resource] ?? {}
  if (hasShow) return `/${resource}/${id}/show`
  return hasEdit ? `/${resource}/${id}` : `/${resource}`
}
