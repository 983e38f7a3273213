import { Type } from 'typebox'
import { defineCalls } from '../../http/call.ts'
import { GameType } from '../games/schema.ts'

const Source = Type.Enum(['DEPOSIT', 'BONUS', 'REBATE'])
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
export const TurnoverRuleShape = Type.Object({ id: Source, ...fields })

export const turnoverRulesCalls = defineCalls({
  listTurnoverRules: {
    method: 'GET',
    path: '/wps/admin/turnover-rules',
    summary: 'What must be played before money leaves, for each source of money',
    access: 'operator',
    value: Type.Array(TurnoverRuleShape),
  },
  updateTurnoverRule: {
    method: 'PUT',
    path: '/wps/admin/turnover-rules/:id',
    summary: 'Changes the rule of one source; what is owed already stays as it is',
    access: 'operator',
    params: Type.Object({ id: Source }),
    body: Type.Object(
      { ...fields, reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }) },
      { additionalProperties: false },
    ),
    value: TurnoverRuleShape,
  },
})
