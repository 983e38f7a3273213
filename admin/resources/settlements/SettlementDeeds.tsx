import { Alert, Box } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { TakeBack } from '../../kits/proposals/TakeBack.tsx'
import { SettleAgain } from '../../kits/settlements/SettleAgain.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import { signedInOperator } from '../../providers/session.ts'
import {
  ApproveSettlementDocument,
  type ConsoleSettlementFragment,
  DenySettlementDocument,
  HoldSettlementDocument,
  ReleaseSettlementDocument,
} from './settlements.generated.ts'
import { amountsOf, countOf } from './sums.ts'

/** What was proposed to be paid, as the server wrote it. */
interface Wish {
  readonly earnings: number
  readonly amounts: readonly { readonly currency: string; readonly amount: string }[]
}

const wishOf = ({ wish }: { readonly wish: unknown }): Wish => wish as Wish

/** What waits for a second operator, and what may be done now. */
export function SettlementDeeds() {
  const record = useRecordContext<ConsoleSettlementFragment>()
  if (record === undefined) return null
  return (
    <>
      <Proposed settlement={record} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {record.state === 'UNAPPROVED' && <Approval settlement={record} />}
        {mayDo('settlements', 'update') && <Changes settlement={record} />}
      </Box>
    </>
  )
}

interface Props {
  settlement: ConsoleSettlementFragment
}

function Proposed({ settlement: { id, proposal, sums } }: Props) {
  const translate = useTranslate()
  const { amount } = useFormats()
  if (proposal === null) return null
  const { earnings, amounts } = wishOf(proposal)
  const sum = amounts.map((each) => amount(each.amount, each.currency)).join(' + ')
  const isMine = proposal.proposedBy === signedInOperator()?.id
  const words = { operator: proposal.proposedByAccount, count: earnings, sum, reason: proposal.reason }
  return (
    <Alert severity="warning" sx={{ width: '100%' }}>
      {translate('settlements.proposed', words)}
      {isMine && <Box sx={{ mt: 1 }}>{translate('settlements.mine')}</Box>}
      {earnings !== countOf(sums, 'UNAPPROVED') && <Box sx={{ mt: 1 }}>{translate('settlements.changed')}</Box>}
      <Box sx={{ mt: 1 }}>
        <TakeBack kind="SETTLEMENT" subjectId={id} />
      </Box>
    </Alert>
  )
}

/** Paying what waits, or never. What is held is not paid: it is released first. */
function Approval({ settlement: { id, isHeld, sums, proposal } }: Props) {
  const translate = useTranslate()
  const { amount } = useFormats()
  const count = countOf(sums, 'UNAPPROVED')
  const what = { count, sum: amountsOf(sums, 'amount', amount, 'UNAPPROVED') }
  const isMine = proposal?.proposedBy === signedInOperator()?.id
  const confirms = proposal !== null && !isMine && wishOf(proposal).earnings === count
  return (
    <>
      {mayDo('settlements', 'approve') && !isMine && !isHeld && (
        <ActionButton
          label="settlementDeeds.approve"
          named={translate('settlementDeeds.namedApprove', what)}
          effects={[translate(`settlementEffects.${confirms ? 'approveConfirm' : 'approvePropose'}`, what)]}
          run={(reason) => change(ApproveSettlementDocument, { input: { id, reason } })}
          done={({ settlement }) => (settlement?.proposal ? 'proposals.waits' : 'desk.done')}
        />
      )}
      {mayDo('settlements', 'update') && (
        <ActionButton
          label="settlementDeeds.deny"
          named={translate('settlementDeeds.namedDeny', what)}
          effects={[translate('settlementEffects.deny', what)]}
          run={(reason) => change(DenySettlementDocument, { input: { id, reason } })}
          isDangerous
        />
      )}
    </>
  )
}

function Changes({ settlement: { id, isHeld } }: Props) {
  return (
    <>
      {isHeld ? (
        <ActionButton
          label="settlementDeeds.release"
          effects={['settlementEffects.release']}
          run={(reason) => change(ReleaseSettlementDocument, { input: { id, reason } })}
        />
      ) : (
        <ActionButton
          label="settlementDeeds.hold"
          effects={['settlementEffects.hold']}
          run={(reason) => change(HoldSettlementDocument, { input: { id, reason } })}
        />
      )}
      <SettleAgain id={id} />
    </>
  )
}
