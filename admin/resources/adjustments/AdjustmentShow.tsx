import { Alert, Box } from '@mui/material'
import { TabbedShowLayout, TextField, useRecordContext, useTranslate } from 'react-admin'
import { Amount } from '../../fields/Amount.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { Words } from '../../fields/Words.tsx'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import { signedInOperator } from '../../providers/session.ts'
import {
  ApproveAdjustmentDocument,
  type ConsoleAdjustmentFragment,
  RejectAdjustmentDocument,
  WithdrawAdjustmentDocument,
} from './adjustments.generated.ts'

export default function AdjustmentShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="adjustments.one">
          <Decision label="adjustments.decision" />
          <MemberLink label="desk.member" />
          <Words source="kind" words="adjustmentKinds" label="resources.adjustments.fields.kind" />
          <Amount source="amount" label="resources.adjustments.fields.amount" />
          <Amount source="balance" label="resources.adjustments.fields.balance" />
          <Words source="state" words="adjustmentStates" label="resources.adjustments.fields.state" />
          <TextField source="reason" />
          <TextField source="document" emptyText="–" />
          <TextField source="askedBy" />
          <Moment source="askedAt" label="resources.adjustments.fields.askedAt" />
          <TextField source="decidedBy" emptyText="–" />
          <Moment source="decidedAt" label="resources.adjustments.fields.decidedAt" />
          <TextField source="decisionReason" emptyText="–" />
          <TransferLinks label="adjustments.transfers" />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'ADJUSTMENT')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

/** What the operator at hand may decide: never about an own request but to take it back. */
function Decision(_props: { label: string }) {
  const translate = useTranslate()
  const { amount } = useFormats()
  const record = useRecordContext<ConsoleAdjustmentFragment>()
  if (record === undefined) return null
  if (record.state !== 'REQUESTED') return <span>{translate(`adjustmentStates.${record.state}`)}</span>
  if (!mayDo('adjustments', 'edit')) return <span>{translate('layout.readOnly')}</span>
  const { id, currency, memberAccount: member } = record
  const what = { amount: amount(record.amount, currency), member }
  if (record.askedBy === signedInOperator()?.account) {
    return (
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Alert severity="info">{translate('adjustments.own')}</Alert>
        <ActionButton
          label="adjustments.withdraw"
          effects={['adjustments.effectWithdraw']}
          run={(reason) => change(WithdrawAdjustmentDocument, { input: { id, reason } })}
          done={() => 'adjustments.withdrawn'}
        />
      </Box>
    )
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <ActionButton
        label="adjustments.approve"
        named={translate('adjustments.namedApprove', what)}
        effects={['adjustments.effectApprove']}
        run={(reason) => change(ApproveAdjustmentDocument, { input: { id, reason } })}
        done={() => 'adjustments.posted'}
      />
      <ActionButton
        label="adjustments.reject"
        named={translate('adjustments.namedReject', what)}
        effects={['adjustments.effectReject']}
        run={(reason) => change(RejectAdjustmentDocument, { input: { id, reason } })}
        done={() => 'adjustments.rejected'}
        isDangerous
      />
    </Box>
  )
}

function MemberLink(_props: { label: string }) {
  const record = useRecordContext<ConsoleAdjustmentFragment>()
  if (record === undefined) return null
  return (
    <TextLink to={`/members/${record.memberId}/show`} look="strong">
      {record.memberAccount}
    </TextLink>
  )
}

function TransferLinks(_props: { label: string }) {
  const translate = useTranslate()
  const record = useRecordContext<ConsoleAdjustmentFragment>()
  const links = [
    { id: record?.transferId, words: 'adjustments.transfer' },
    { id: record?.reverses, words: 'adjustments.reversed' },
  ].filter(({ id }) => id)
  if (record === undefined || links.length === 0) return <span>–</span>
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      {links.map(({ id, words }) => (
        <TextLink key={words} to={`/transfers/${id}`}>
          {translate(words)}
        </TextLink>
      ))}
    </Box>
  )
}
