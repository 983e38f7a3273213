import { Type } from 'typebox'
import { DateTime, Money, Nullable } from '../../http/call.ts'

export const LimitKind = Type.Enum(['DEPOSIT', 'LOSS', 'SESSION'], { description: 'What is limited' })
export const LimitPeriod = Type.Enum(['DAY', 'WEEK', 'MONTH'], {
  description: "By the calendar of the merchant's zone",
})
const LimitText = Type.String({
  pattern: '^\\d{1,12}(\\.\\d{1,4})?$',
  maxLength: 17,
  description: 'Money for DEPOSIT and LOSS, whole minutes for SESSION',
  examples: ['2000000'],
})
const LimitAmount = Type.String({ description: 'Money for DEPOSIT and LOSS, whole minutes for SESSION' })

export const Limit = Type.Object({
  kind: LimitKind,
  period: LimitPeriod,
  own: Nullable(LimitAmount),
  operator: Nullable(LimitAmount),
  effective: LimitAmount,
  used: LimitAmount,
  left: LimitAmount,
  startsAt: DateTime,
  endsAt: DateTime,
  pending: Nullable(Type.Object({ amount: Nullable(LimitAmount), readyAt: DateTime, isReady: Type.Boolean() })),
})

export const Exclusion = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['TIME_OUT', 'SELF_EXCLUSION']),
  startedAt: DateTime,
  endsAt: Nullable(DateTime),
  liftState: Nullable(Type.Enum(['ASKED', 'GRANTED', 'REFUSED'])),
  liftAnswer: Nullable(Type.String()),
})

export const Protection = Type.Object({
  limits: Type.Array(Limit),
  exclusion: Nullable(Exclusion),
  realityCheckMinutes: Type.Integer(),
  timeZone: Type.String(),
})

export const PlayState = Type.Object({
  startedAt: DateTime,
  elapsedSeconds: Type.Integer(),
  netPosition: Money,
  realityCheckMinutes: Type.Integer(),
  dueAt: DateTime,
  secondsLeft: Nullable(Type.Integer()),
})

export const Activity = Type.Object({
  from: DateTime,
  to: DateTime,
  currency: Type.String(),
  deposits: Money,
  withdrawals: Money,
  stakes: Money,
  wins: Money,
  net: Money,
  lifetimeNetDeposits: Money,
})

export const ClosingObstacles = Type.Object({
  openBets: Type.Boolean({ description: 'Bets without a result, or whose result is about to be put right' }),
  depositId: Nullable(Type.String({ description: 'The newest deposit that is under way' })),
  withdrawalId: Nullable(Type.String({ description: 'The newest withdrawal that is under way' })),
  vendorWallets: Type.Boolean({ description: 'Money in the wallet of a vendor, or on its way there or back' }),
  bonus: Type.Boolean({ description: 'Bonus or commission that is neither played free nor given up' }),
  checks: Type.Boolean({ description: 'The house still looks into a payment or a correction' }),
  balance: Money,
})

export const DataExport = Type.Object({
  id: Type.String(),
  state: Type.Enum(['WAITING', 'RUNNING', 'READY', 'FAILED']),
  progress: Type.Integer({ description: 'Percent' }),
  createdAt: DateTime,
  readyAt: Nullable(DateTime),
  expiresAt: DateTime,
})

/** What a member is asked once: how to play safely, whether to set a limit, whether to look at what was played. */
export const PromptKind = Type.Enum(['SAFER_PLAY', 'LIMITS', 'REVIEW'])

export const DocumentKind = Type.Enum(['FRONT', 'BACK', 'SELFIE'])
export const IdentityState = Type.Enum(['NONE', 'SUBMITTED', 'VERIFIED', 'REJECTED'])

export const Identity = Type.Object({
  state: IdentityState,
  name: Nullable(Type.String()),
  birthday: Nullable(Type.String()),
  idNumber: Nullable(Type.String({ description: 'Masked' })),
  submittedAt: Nullable(DateTime),
  decidedAt: Nullable(DateTime),
  reason: Nullable(Type.String()),
  documents: Type.Array(Type.Object({ kind: DocumentKind, uploadedAt: DateTime })),
})

export const limitKey = { kind: LimitKind, period: LimitPeriod }
export const limitWish = { ...limitKey, amount: Nullable(LimitText) }
