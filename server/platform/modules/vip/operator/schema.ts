import { Type } from 'typebox'
import { Amount, defineCalls, Id, Locale, Nullable, Page, PageQuery } from '../../../http/call.ts'
import { OpenProposal } from '../../proposals/schema.ts'
import { Vip, VipStep } from '../schema.ts'
import { vipRights } from './policy.ts'

const levelFields = Type.Object(
  {
    names: Type.Array(
      Type.Object(
        { language: Locale, name: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }) },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 30, description: 'In every language of the brand' },
    ),
    deposits: Amount,
    validBet: Amount,
    keepValidBet: Amount,
    upgradeBonus: Amount,
    monthlyBonus: Amount,
    birthdayBonus: Amount,
    rebateRise: Type.Integer({ minimum: 0, maximum: 1000, description: 'In 1/10 000 of the valid bet' }),
  },
  { additionalProperties: false },
)
const Levels = Type.Array(levelFields, { maxItems: 20, description: 'The lowest first; each demands more' })
export const VipLevelSettings = Type.Object({
  id: Type.String(),
  currency: Type.String(),
  levels: Levels,
  proposal: Nullable(OpenProposal),
})
export const MemberVip = Type.Object({ vip: Vip, steps: Page(VipStep) })

export const vipOperatorCalls = defineCalls({
  getVipLevels: {
    method: 'GET',
    path: '/wps/admin/vip-levels',
    summary: 'The levels of the brand in view, the lowest first',
    access: 'operator',
    right: vipRights['vipLevels.read'],
    value: VipLevelSettings,
  },
  updateVipLevels: {
    method: 'PUT',
    path: '/wps/admin/vip-levels',
    summary: 'Changes the levels of the brand in view, all at once',
    description:
      'Levels that give members more, or sooner, take a second operator, who sends the same; until then `proposal` says what waits. A level that somebody has cannot go.',
    access: 'operator',
    right: vipRights['vipLevels.change'],
    body: Type.Object(
      { levels: Levels, reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }) },
      { additionalProperties: false },
    ),
    value: VipLevelSettings,
  },
  getMemberVip: {
    method: 'GET',
    path: '/wps/admin/members/:id/vip',
    summary: 'Where a member stands among the levels, with the steps that led there, the last first',
    access: 'operator',
    right: vipRights['vipLevels.read'],
    params: Type.Object({ id: Id }),
    query: Type.Object(PageQuery),
    value: MemberVip,
  },
})
