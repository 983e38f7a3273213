import { Type } from 'typebox'
import { DateTime, Day, defineCalls, Id, Money, Nullable, Page, PageQuery, SpanQuery } from '../../../http/call.ts'
import { vendorComparisonsRights as rights } from './policy.ts'

const Source = Type.String({
  maxLength: 40,
  description: 'Protocol account of a game vendor, gateway of a payment service, or account at the bank',
  examples: ['gcp', 'PSP', 'bank:8800112233'],
})
const Movement = Type.Enum(['BET', 'WIN', 'DEPOSIT', 'PAYOUT', 'RETURN'])
const Outcome = Type.Enum(['VENDOR_WRONG', 'WE_WERE_WRONG', 'TIMING', 'OTHER'])
const NoteText = Type.String({ minLength: 3, maxLength: 1000, pattern: '\\S' })

const VendorComparison = Type.Object(
  {
    id: Id,
    source: Source,
    day: Day,
    outcome: Type.Enum(['RUNNING', 'MATCHED', 'DIFFERENT', 'NOT_COMPARED']),
    reason: Nullable(
      Type.Enum(['NO_ANSWER', 'REFUSED', 'CONTRACT_BROKEN', 'NO_REPORT', 'TOO_LONG', 'TOO_DIFFERENT', 'INTERRUPTED'], {
        description: 'Why nothing was compared',
      }),
    ),
    startedAt: DateTime,
    finishedAt: Nullable(DateTime),
    figures: Type.Array(
      Type.Object({
        kind: Movement,
        currency: Type.String(),
        matched: Type.Integer(),
        matchedSum: Money,
        missingHere: Type.Integer(),
        missingThere: Type.Integer(),
        different: Type.Integer(),
      }),
    ),
  },
  { description: 'What we booked for a vendor on a day against its own report, as far as the operator sees it' },
)

const VendorCaseSide = Type.Object(
  {
    kind: Movement,
    member: Nullable(
      Type.String({ description: 'Account of the member; the vendor’s word for a player who is none of ours' }),
    ),
    memberId: Nullable(Id),
    round: Type.String({ description: 'Round of a game, or order of a payment' }),
    amount: Money,
    currency: Type.String(),
    at: DateTime,
    betId: Nullable(Id),
    depositId: Nullable(Id),
    withdrawalId: Nullable(Id),
  },
  { description: 'A movement as one side tells it' },
)

const VendorCase = Type.Object(
  {
    id: Id,
    source: Source,
    transactionId: Type.String(),
    kind: Movement,
    difference: Type.Enum(['MISSING_HERE', 'MISSING_THERE', 'DIFFERENT']),
    day: Day,
    merchantCode: Nullable(Type.String({ description: 'Null where nobody can tell whose movement it is' })),
    theirs: Nullable(VendorCaseSide),
    ours: Nullable(VendorCaseSide),
    state: Type.Enum(['OPEN', 'CLOSED']),
    outcome: Nullable(Outcome),
    foundAt: DateTime,
    closedAt: Nullable(DateTime),
    closedBy: Nullable(Type.String({ description: 'Null where both sides came to say the same by themselves' })),
    notes: Type.Array(Type.Object({ id: Id, text: Type.String(), writtenBy: Type.String(), writtenAt: DateTime }), {
      maxItems: 100,
    }),
  },
  { description: 'A movement that we and a vendor do not tell alike' },
)

const byId = Type.Object({ id: Id })

export const vendorComparisonsOperatorCalls = defineCalls({
  listVendorComparisons: {
    access: 'operator',
    right: rights['vendorReconciliation.read'],
    method: 'GET',
    path: '/wps/admin/vendor-comparisons',
    summary: 'The newest comparison with each vendor and day of the last 92 days, the newest day first',
    query: Type.Object({
      ...PageQuery,
      source: Type.Optional(Source),
      outcome: Type.Optional(VendorComparison.properties.outcome),
      firstDay: Type.Optional(Day),
      lastDay: Type.Optional(Day),
    }),
    value: Page(VendorComparison),
  },
  compareVendors: {
    method: 'POST',
    path: '/wps/admin/vendor-comparisons',
    summary: 'Begins to compare a day with the reports of all vendors; the result is in the list when it is there',
    description: 'The day must be over for both sides; without one it is the last that is.',
    access: 'operator',
    right: rights['vendorReconciliation.run'],
    body: Type.Object({ day: Type.Optional(Day) }, { additionalProperties: false }),
    value: Type.Object({ done: Type.Boolean() }),
  },
  listVendorCases: {
    access: 'operator',
    right: rights['vendorCases.read'],
    method: 'GET',
    path: '/wps/admin/vendor-cases',
    summary: 'Movements that we and the vendors do not tell alike, those found last first',
    query: Type.Object({
      ...PageQuery,
      ...SpanQuery,
      state: Type.Optional(VendorCase.properties.state),
      outcome: Type.Optional(Outcome),
      source: Type.Optional(Source),
    }),
    value: Page(VendorCase),
  },
  getVendorCase: {
    access: 'operator',
    right: rights['vendorCases.read'],
    method: 'GET',
    path: '/wps/admin/vendor-cases/:id',
    summary: 'One case with both sides and what was noted',
    params: byId,
    value: VendorCase,
  },
  noteVendorCase: {
    method: 'POST',
    path: '/wps/admin/vendor-cases/:id/notes',
    summary: 'Notes what was found out about a case, closed or not',
    access: 'operator',
    right: rights['vendorCases.close'],
    params: byId,
    body: Type.Object({ text: NoteText }, { additionalProperties: false }),
    value: VendorCase,
    example: { text: 'Đã hỏi nhà cung cấp, đang chờ trả lời' },
  },
  closeVendorCase: {
    method: 'POST',
    path: '/wps/admin/vendor-cases/:id/close',
    summary: 'Closes an open case; no money moves by it',
    access: 'operator',
    right: rights['vendorCases.close'],
    params: byId,
    body: Type.Object({ outcome: Outcome, note: NoteText }, { additionalProperties: false }),
    value: VendorCase,
    example: { outcome: 'VENDOR_WRONG', note: 'Nhà cung cấp xác nhận báo cáo thiếu một cược' },
  },
})
