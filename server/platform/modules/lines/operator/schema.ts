import { Type } from 'typebox'
import { DateTime, Day, defineCalls, Id, Ids, Money, Nullable, Page, PageQuery } from '../../../http/call.ts'
import { GameType } from '../../games/schema.ts'
import { OpenProposal } from '../../proposals/schema.ts'
import { linesRights } from './policy.ts'

const Reference = Type.Object({ id: Id, account: Type.String() })
const reason = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' })

const play = { stake: Money, validBet: Money, profit: Type.Intersect([Money], { description: 'Payouts less stakes' }) }

export const OperatorLine = Type.Object({
  id: Id,
  account: Type.String(),
  nickname: Nullable(Type.String()),
  isAgent: Type.Boolean(),
  status: Type.Enum(['ACTIVE', 'LOCKED', 'CLOSED']),
  currency: Type.String(),
  path: Type.Array(Reference, { description: 'Who is above, the highest first' }),
  directMembers: Type.Integer(),
  members: Type.Integer({ description: 'Everybody below' }),
  month: Type.Object(
    { ...play, deposits: Money, withdrawals: Money, activeMembers: Type.Integer() },
    { description: 'What the team came to since the first of the month' },
  ),
  next: Nullable(Type.Object({ day: Day, upline: Nullable(Reference) }, { description: 'Where it moves' })),
  proposal: Nullable(OpenProposal),
})

const LineChange = Type.Object({
  vendorCode: Nullable(Type.String()),
  gameType: Nullable(GameType),
  greatest: Nullable(Money),
  currency: Nullable(Type.String()),
})

export const LineMovePreview = Type.Object({
  day: Type.Intersect([Day], { description: 'From when on it would hold' }),
  from: Nullable(Reference),
  to: Nullable(Reference),
  members: Type.Integer({ description: 'How many would move, the first included' }),
  today: Type.Object(play, { description: 'Stays with those above today' }),
  contracts: Type.Array(
    Type.Object({
      id: Id,
      kind: Type.Enum(['DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY']),
      payeeAccount: Type.String(),
      until: DateTime,
    }),
    { description: 'Contracts that would end, the first hundred' },
  ),
  contractCount: Type.Integer(),
  rulesLeft: Type.Array(LineChange, { description: 'Set above today and no more then' }),
  rulesMet: Type.Array(LineChange, { description: 'Set above from then on' }),
})

const byId = Type.Object({ id: Id })

export const linesOperatorCalls = defineCalls({
  listOperatorLines: {
    method: 'GET',
    path: '/wps/admin/lines',
    summary:
      'The tree of the brand in view: agents with nobody above, those directly below somebody, or whoever is found',
    access: 'operator',
    right: linesRights['lines.read'],
    query: Type.Object({
      ...PageQuery,
      uplineId: Type.Optional(Id),
      account: Type.Optional(Type.String({ maxLength: 40, description: 'Begins the account name' })),
      ids: Type.Optional(Ids),
    }),
    value: Page(OperatorLine),
  },
  previewLineMove: {
    method: 'GET',
    path: '/wps/admin/lines/:id/move',
    summary: 'What moving a line would come to',
    access: 'operator',
    right: linesRights['lines.change'],
    params: byId,
    query: Type.Object({
      uplineAccount: Type.Optional(Type.String({ maxLength: 40, description: 'None: under nobody' })),
    }),
    value: LineMovePreview,
  },
  moveLine: {
    method: 'POST',
    path: '/wps/admin/lines/:id/move',
    summary: 'Moves a member, with everybody below, under another upline from the next local day on',
    description: 'Takes a second operator, who sends the same; until then `proposal` says what waits.',
    access: 'operator',
    right: linesRights['lines.change'],
    params: byId,
    body: Type.Object({ uplineId: Nullable(Id), reason }, { additionalProperties: false }),
    value: OperatorLine,
  },
})
