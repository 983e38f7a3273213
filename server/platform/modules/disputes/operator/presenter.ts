import type { Static } from 'typebox'
import { presentSettlementEarning } from '../../settlements/operator/service.ts'
import { presentDispute } from '../presenter.ts'
import type { OperatorDispute } from './schema.ts'
import type { DisputeView } from './service/read.ts'

export const presentOperatorDispute = ({ row, earning, revisions }: DisputeView): Static<typeof OperatorDispute> => ({
  ...presentDispute(row),
  memberId: row.agent_id,
  account: row.account,
  answeredBy: row.answered_by,
  settlementId: earning.window_settlement_id,
  earning: presentSettlementEarning(earning),
  revisions: revisions.map(presentSettlementEarning),
})
