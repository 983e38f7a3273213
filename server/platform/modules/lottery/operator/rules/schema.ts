import { LOWEST_FLOOR } from '@croupier/lottery/core/odds.ts'
import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Money, Nullable } from '../../../../http/call.ts'
import { Availability, GameType } from '../../../games/schema.ts'
import { OpenProposal } from '../../../proposals/schema.ts'
import { DrawNumber, GameCode, Lottery } from '../../schema.ts'
import { lotteryRights } from '../policy.ts'

const Rate = (description: string) => Type.Integer({ minimum: 0, description: `${description}, in 1/10,000` })
const Series = Type.Integer({ minimum: 1700, maximum: 1980 })
const Limit = Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,4})?$', maxLength: 17, examples: ['1000000000'] })
const reason = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' })

const OddsEntry = Type.Object(
  {
    playType: Type.String({ maxLength: 40 }),
    prize: Type.String({ maxLength: 40 }),
    odds: Type.Integer({ minimum: 1, maximum: 2_000_000_000, description: 'Gross, in 1/10,000' }),
  },
  { additionalProperties: false },
)

export const OperatorLotteryRules = Type.Object({
  version: Type.Integer(),
  odds: Type.Array(OddsEntry, { description: "What differs from the prize group or the family's table" }),
  withheld: Type.Array(Type.String()),
  lowestSeries: Type.Integer(),
  highestSeries: Type.Integer(),
  returnFloor: Rate('Least return of any ticket'),
  smallestUnit: Money,
  numberPayoutLimit: Money,
  playTypeStakeLimit: Money,
  drawStakeLimit: Money,
  memberStakeLimit: Money,
  singleWinLimit: Money,
  createdBy: Type.String({ description: 'Account of the operator' }),
  createdAt: DateTime,
})

export const LotteryTicketReturn = Type.Object({
  playType: Type.String(),
  ticket: Nullable(Type.String({ description: 'Where a play type has several kinds of ticket' })),
  returnRate: Rate('What comes back of a stake on average'),
})

export const OperatorPlayType = Type.Object({
  code: Type.String(),
  group: Type.String(),
  lines: Type.Integer({ description: 'Stakes that one ticket costs' }),
  isWithheld: Type.Boolean(),
  prizes: Type.Array(
    Type.Object({
      prize: Type.String(),
      ticket: Nullable(Type.String()),
      odds: Rate('Gross odds at the highest series'),
      fairOdds: Rate('Gross odds at which the whole stake comes back'),
      isOwn: Type.Boolean({ description: 'Set by the brand' }),
      returnsStake: Type.Boolean(),
    }),
  ),
  returns: Type.Array(LotteryTicketReturn),
})

export const OperatorCurrentDraw = Type.Object({
  id: Id,
  number: DrawNumber,
  closesAt: DateTime,
  drawsAt: DateTime,
})

export const OperatorLottery = Type.Object({
  id: GameCode,
  nodeId: Type.String(),
  name: Type.String(),
  family: Lottery.properties.family,
  vassalage: Type.String(),
  gameType: GameType,
  periodSeconds: Nullable(Type.Integer()),
  closeSeconds: Type.Integer({ description: 'Bets end so long before the draw' }),
  isOpen: Type.Boolean(),
  availability: Availability,
  rulesVersion: Type.Integer(),
  currentDraw: Nullable(OperatorCurrentDraw),
})
export const OperatorLotteryDetail = Type.Object({
  lottery: OperatorLottery,
  rules: OperatorLotteryRules,
  versions: Type.Array(OperatorLotteryRules, { description: 'Newest first, at most 50' }),
  playTypes: Type.Array(OperatorPlayType),
  proposal: Nullable(OpenProposal),
  closingProposal: Nullable(OpenProposal),
})

const wish = {
  odds: Type.Array(OddsEntry, { maxItems: 2_000 }),
  withheld: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 200 }),
  lowestSeries: Series,
  highestSeries: Series,
  returnFloor: Type.Integer({
    minimum: LOWEST_FLOOR,
    maximum: 10_000,
    description: 'Least return of any ticket, in 1/10,000; never under that of the house',
  }),
  smallestUnit: Limit,
  numberPayoutLimit: Limit,
  playTypeStakeLimit: Limit,
  drawStakeLimit: Limit,
  memberStakeLimit: Limit,
  singleWinLimit: Limit,
}

const params = Type.Object({ id: GameCode })

/** What operators do about lotteries and their rules. */
export const lotteryRulesOperatorCalls = defineCalls({
  listOperatorLotteries: {
    method: 'GET',
    path: '/wps/admin/lotteries',
    summary: 'Lotteries of the brand in view, in the order of their menu',
    access: 'operator',
    right: lotteryRights['lotteries.read'],
    value: Type.Array(OperatorLottery),
  },
  getOperatorLottery: {
    method: 'GET',
    path: '/wps/admin/lotteries/:id',
    summary: 'One lottery: rules in force and before, odds of every play type and what each ticket returns',
    access: 'operator',
    right: lotteryRights['lotteries.read'],
    params,
    value: OperatorLotteryDetail,
  },
  previewLotteryRules: {
    method: 'POST',
    path: '/wps/admin/lotteries/:id/rules/preview',
    summary: 'What rules would pay, and which tickets would return too little or too much; saves nothing',
    access: 'operator',
    right: lotteryRights['lotteries.read'],
    params,
    body: Type.Object(wish, { additionalProperties: false }),
    value: Type.Object({
      playTypes: Type.Array(OperatorPlayType),
      tooLow: Type.Array(LotteryTicketReturn),
      tooHigh: Type.Array(LotteryTicketReturn, { description: 'More than the whole stake, at the best prize group' }),
      raises: Type.Boolean({ description: 'More may be lost by them: they take a second operator' }),
    }),
  },
  saveLotteryRules: {
    method: 'POST',
    path: '/wps/admin/lotteries/:id/rules',
    summary: 'Saves rules as a new version; bets taken keep the odds they were taken with',
    description:
      'What raises nothing that may be lost is in force at once. Else the rules stay as they are and `proposal` says what waits: a second operator sends the same.',
    access: 'operator',
    right: lotteryRights['lotteries.change'],
    params,
    body: Type.Object(
      {
        ...wish,
        basedOn: Type.Integer({ description: 'Version they were made from; refused when it is old' }),
        reason,
      },
      { additionalProperties: false },
    ),
    value: OperatorLotteryDetail,
  },
  updateLottery: {
    method: 'PATCH',
    path: '/wps/admin/lotteries/:id',
    summary: 'Opens or closes a lottery for bets, or changes how long before a draw bets end',
    description: 'Bets that end nearer to the draw take a second operator, who sends the same.',
    access: 'operator',
    right: lotteryRights['lotteries.change'],
    params,
    body: Type.Object(
      {
        isOpen: Type.Optional(Type.Boolean()),
        closeSeconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 3_600 })),
        reason,
      },
      { additionalProperties: false },
    ),
    value: OperatorLotteryDetail,
  },
})
