import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Ids, Money, Nullable, Page, PageQuery, SpanQuery } from '../../../../http/call.ts'
import { GameType } from '../../../games/schema.ts'
import { DrawNumber, DrawState, GameCode, LotteryResult } from '../../schema.ts'
import { lotteryRights } from '../policy.ts'

export const DrawCorrectionKind = Type.Enum(['VOID', 'RESETTLE'])
export const DrawCorrectionState = Type.Enum(['ASKED', 'REFUSED', 'RUNNING', 'DONE'])

export const OperatorDraw = Type.Object({
  id: Id,
  gameCode: GameCode,
  gameName: Type.String({ description: "In the caller's language" }),
  family: Type.String(),
  number: DrawNumber,
  state: DrawState,
  isOfficial: Type.Boolean({ description: 'Drawn by a company elsewhere; its result is entered' }),
  opensAt: DateTime,
  closesAt: DateTime,
  drawsAt: DateTime,
  drawnAt: Nullable(DateTime),
  settledAt: Nullable(DateTime),
  result: Nullable(LotteryResult),
  resultVersion: Type.Integer({ description: 'Counts the results: one more with each correction' }),
  commitment: Nullable(Type.String()),
  seed: Nullable(Type.String()),
})

export const DrawResultEntry = Type.Object({
  enteredBy: Type.String({ description: 'User name of the operator, or name of the feed' }),
  isFeed: Type.Boolean(),
  isOwn: Type.Boolean(),
  resultVersion: Type.Integer(),
  /** Nobody sees another person's entry before it is drawn or held. */
  result: Nullable(LotteryResult),
  enteredAt: DateTime,
})

export const DrawExposure = Type.Object({
  playType: Type.String(),
  number: Type.String({ description: 'Empty for the play type as a whole' }),
  stake: Money,
  payout: Money,
})

export const DrawFigures = Type.Object({
  bets: Type.Integer(),
  openBets: Type.Integer(),
  stake: Money,
  payout: Money,
  currency: Type.String({ description: 'Of the brand: all amounts of the draw are in it' }),
})

/** Whether a draw of our own can be recomputed. */
export const DrawAudit = Type.Object({
  isCommitmentKept: Nullable(Type.Boolean({ description: 'The seed is the one whose SHA-256 was published' })),
  recomputedResult: Nullable(LotteryResult),
  isResultEqual: Nullable(Type.Boolean()),
})

export const DrawCorrection = Type.Object({
  id: Id,
  drawId: Id,
  gameCode: GameCode,
  number: DrawNumber,
  kind: DrawCorrectionKind,
  state: DrawCorrectionState,
  reason: Type.String(),
  result: Nullable(LotteryResult),
  askedBy: Type.String(),
  askedAt: DateTime,
  decidedBy: Nullable(Type.String()),
  decidedAt: Nullable(DateTime),
  decisionReason: Nullable(Type.String()),
  finishedAt: Nullable(DateTime),
  bets: Type.Integer({ description: 'Put right so far' }),
  payoutBefore: Money,
  payoutAfter: Money,
  uncollected: Money,
})

export const DrawDetail = Type.Object({
  draw: OperatorDraw,
  figures: DrawFigures,
  totals: Type.Array(DrawExposure, { description: 'By play type; the draw as a whole has an empty play type' }),
  numbers: Type.Array(DrawExposure, { description: 'Numbers that would cost most, at most 50' }),
  entries: Type.Array(DrawResultEntry),
  corrections: Type.Array(DrawCorrection),
  audit: DrawAudit,
})

export const DrawCorrectionMember = Type.Object({
  memberId: Id,
  memberAccount: Type.String(),
  balance: Money,
  stakeReturned: Money,
  rebateTaken: Money,
  payoutBefore: Money,
  payoutAfter: Money,
  uncollected: Money,
})

export const DrawCorrectionHour = Type.Object({
  hour: DateTime,
  gameType: GameType,
  bets: Type.Integer(),
  stake: Money,
  validBet: Money,
  payout: Money,
})

/** How the settled figures of those whom one upline brought change. */
export const DrawCorrectionTeam = Type.Object({
  uplineId: Id,
  uplineAccount: Type.String(),
  memberCount: Type.Integer(),
  bets: Type.Integer(),
  validBet: Money,
  profit: Money,
})

export const DrawCorrectionPreview = Type.Object({
  bets: Type.Integer(),
  memberCount: Type.Integer(),
  stakeReturned: Money,
  rebateTaken: Money,
  payoutBefore: Money,
  payoutAfter: Money,
  uncollected: Money,
  uncollectedWins: Type.Integer(),
  validBetChange: Money,
  members: Type.Array(DrawCorrectionMember, { description: 'Those it concerns most, at most 100' }),
  teamCount: Type.Integer(),
  teams: Type.Array(DrawCorrectionTeam, { description: 'Those it concerns most, at most 100' }),
  hours: Type.Array(DrawCorrectionHour, { description: 'Changes of the hourly summaries' }),
})

const reason = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' })
const byId = Type.Object({ id: Id })
const wish = { kind: DrawCorrectionKind, result: Type.Optional(LotteryResult) }

/** What operators do about draws. */
export const lotteryDrawsOperatorCalls = defineCalls({
  listOperatorDraws: {
    access: 'operator',
    right: lotteryRights['lotteryDraws.read'],
    method: 'GET',
    path: '/wps/admin/lottery/draws',
    summary: 'Draws; sorted by need (what needs a person, then what takes bets, is over, is to come) or by drawsAt',
    query: Type.Object({
      ...PageQuery,
      ids: Type.Optional(Ids),
      gameCode: Type.Optional(GameCode),
      state: Type.Optional(DrawState),
      isOfficial: Type.Optional(Type.Boolean()),
      from: Type.Optional(Type.Intersect([DateTime], { description: 'Drawn from then on' })),
      to: Type.Optional(Type.Intersect([DateTime], { description: 'Drawn before' })),
      needsOperator: Type.Optional(
        Type.Boolean({ description: 'Two results differ, an official draw waits for its result, or a draw is late' }),
      ),
    }),
    value: Page(OperatorDraw),
  },
  getOperatorDraw: {
    access: 'operator',
    right: lotteryRights['lotteryDraws.read'],
    method: 'GET',
    path: '/wps/admin/lottery/draws/:id',
    summary: 'One draw: what is at stake, entries, corrections, and whether it can be recomputed',
    params: byId,
    value: DrawDetail,
  },
  enterDrawResult: {
    access: 'operator',
    right: lotteryRights['lotteryDraws.enter'],
    method: 'POST',
    path: '/wps/admin/lottery/draws/:id/results',
    summary: 'Enters the result of an official draw, or puts an own entry right; two equal ones draw it',
    params: byId,
    body: Type.Object({ result: LotteryResult }, { additionalProperties: false }),
    value: DrawDetail,
  },
  previewDrawCorrection: {
    access: 'operator',
    right: lotteryRights['lotteryDraws.read'],
    method: 'POST',
    path: '/wps/admin/lottery/draws/:id/corrections/preview',
    summary: 'What making a draw void, or another result, would do to members; changes nothing',
    params: byId,
    body: Type.Object(wish, { additionalProperties: false }),
    value: DrawCorrectionPreview,
  },
  requestDrawCorrection: {
    access: 'operator',
    right: lotteryRights['lotteryDraws.correct'],
    method: 'POST',
    path: '/wps/admin/lottery/draws/:id/corrections',
    summary: 'Asks for a draw to be made void or its result to be put right; a different operator decides',
    params: byId,
    body: Type.Object({ ...wish, reason }, { additionalProperties: false }),
    value: DrawCorrection,
  },
  listDrawCorrections: {
    access: 'operator',
    right: lotteryRights['lotteryDraws.read'],
    method: 'GET',
    path: '/wps/admin/lottery/corrections',
    summary: 'Corrections, the newest first',
    query: Type.Object({
      ...PageQuery,
      ...SpanQuery,
      ids: Type.Optional(Ids),
      drawId: Type.Optional(Id),
      state: Type.Optional(DrawCorrectionState),
    }),
    value: Page(DrawCorrection),
  },
  decideDrawCorrection: {
    access: 'operator',
    right: lotteryRights['lotteryDraws.correct'],
    method: 'POST',
    path: '/wps/admin/lottery/corrections/:id/decision',
    summary: 'Approves or refuses a correction that somebody else asked for',
    params: byId,
    body: Type.Object({ isApproved: Type.Boolean(), reason }, { additionalProperties: false }),
    value: DrawCorrection,
  },
})
