import type { ConsoleExportFragment as Export } from './exports.generated.ts'

interface ListWords {
  /** Where the words of the list's fields stand. */
  readonly fields: string
  /** Where the words of its codes stand, by the field. */
  readonly codes: Readonly<Record<string, string>>
}

const fieldsOf = (resource: string) => `resources.${resource}.fields`

/** In whose words the filter of an exported list is told: those of the list itself. */
export const listWords: Readonly<Record<Export['source'], ListWords>> = {
  MEMBERS: { fields: fieldsOf('members'), codes: { type: 'memberTypes', status: 'memberStatuses' } },
  DEPOSITS: { fields: fieldsOf('deposits'), codes: { state: 'depositStates', gateway: 'paymentGateways' } },
  WITHDRAWALS: { fields: fieldsOf('withdrawals'), codes: { state: 'withdrawalStates' } },
  BETS: { fields: fieldsOf('bets'), codes: { state: 'betStates', gameType: 'gameTypes', vendorCode: 'vendorNames' } },
  TRANSFERS: { fields: 'books', codes: { kind: 'transferKinds', documentKind: 'documents' } },
  PROMOTION_CLAIMS: { fields: fieldsOf('promotionClaims'), codes: { state: 'promotionClaimStates' } },
  REBATE_CLAIMS: { fields: fieldsOf('rebateClaims'), codes: { channel: 'rebateChannels' } },
  AUDIT_ENTRIES: { fields: fieldsOf('auditLog'), codes: { action: 'auditActions', subjectKind: 'auditSubjects' } },
  SETTLEMENTS: {
    fields: fieldsOf('settlements'),
    codes: { kind: 'settlementKinds', period: 'settlementPeriods', state: 'settlementStates' },
  },
  ADJUSTMENTS: { fields: fieldsOf('adjustments'), codes: { kind: 'adjustmentKinds', state: 'adjustmentStates' } },
  VENDOR_TRANSFERS: {
    fields: fieldsOf('vendorTransfers'),
    codes: { state: 'vendorTransferStates', direction: 'directions', vendorCode: 'vendorNames' },
  },
  LOTTERY_DRAWS: { fields: fieldsOf('lotteryDraws'), codes: { state: 'drawStates', isOfficial: 'drawSources' } },
  TICKETS: {
    fields: fieldsOf('complaints'),
    codes: { category: 'ticketCategories', state: 'ticketStates', outcome: 'ticketOutcomes' },
  },
  SUSPENSE: { fields: fieldsOf('suspense'), codes: { outcome: 'transferOutcomes', reason: 'suspenseReasons' } },
  AGENT_DEBTS: { fields: fieldsOf('agentDebts'), codes: {} },
}

const MOMENTS = ['from', 'to', 'registeredFrom', 'registeredTo', 'seenFrom', 'seenTo']
const AMOUNTS = ['minimum', 'maximum']

/** Fields whose values are moments, amounts of money, or the ids of something that has a name. */
export const isMoment = (field: string): boolean => MOMENTS.includes(field)
export const isAmount = (field: string): boolean => AMOUNTS.includes(field)
