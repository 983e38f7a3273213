import { Type } from 'typebox'
import { defineCalls, Nullable } from '../../../http/call.ts'
import { GameType } from '../../games/schema.ts'
import { OpenProposal } from '../../proposals/schema.ts'
import { SOURCES } from '../sources.ts'
import { turnoverRights } from './policy.ts'

const Source = Type.Enum([...SOURCES])
const fields = {
  multiplier: Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.0001, description: 'Times the amount' }),
  weights: Type.Array(
    Type.Object(
      {
        gameType: GameType,
        percent: Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01, description: 'Of the valid bet' }),
      },
      { additionalProperties: false },
    ),
    { maxItems: GameType.enum.length, description: 'A category that is not named counts in full' },
  ),
}
export const TurnoverRuleShape = Type.Object({ id: Source, ...fields, proposal: Nullable(OpenProposal) })

export const turnoverOperatorCalls = defineCalls({
  listTurnoverRules: {
    method: 'GET',
    path: '/wps/admin/turnover-rules',
    summary: 'What must be played before money leaves, for each source of money',
    access: 'operator',
    right: turnoverRights['turnoverRules.read'],
    value: Type.Array(TurnoverRuleShape),
  },
  updateTurnoverRule: {
    method: 'PUT',
    path: '/wps/admin/turnover-rules/:id',
    summary: 'Changes the rule of one source; what is owed already stays as it is',
    description:
      'A rule that asks less takes a second operator, who sends the same; until then `proposal` says what waits.',
    access: 'operator',
    right: turnoverRights['turnoverRules.change'],
    params: Type.Object({ id: Source }),
    body: Type.Object(
      { ...fields, reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }) },
      { additionalProperties: false },
    ),
    value: TurnoverRuleShape,
  },
})
