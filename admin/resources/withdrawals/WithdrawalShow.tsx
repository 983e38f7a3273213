import { Alert } from '@mui/material'
import { TabbedShowLayout, TextField, useRecordContext, useTranslate } from 'react-admin'
import { Amount } from '../../fields/Amount.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { MemberNotes } from '../../kits/notes/MemberNotes.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { RiskBlock } from '../../kits/risk/RiskBlock.tsx'
import { signedInOperator } from '../../providers/session.ts'
import { rightOf, type Withdrawal } from './deeds.ts'
import { WithdrawalBackground } from './WithdrawalBackground.tsx'
import { WithdrawalDeeds } from './WithdrawalDeeds.tsx'
import { WithdrawalPayouts, WithdrawalProofs, WithdrawalSteps } from './WithdrawalParts.tsx'
import { WithdrawalProposal } from './WithdrawalProposal.tsx'
import { WithdrawalState } from './WithdrawalState.tsx'

const field = (name: string) => `resources.withdrawals.fields.${name}`

/**
 * One withdrawal: what to do now, how much of whose and where to, what to weigh it by, what happened, and who did it. Looked at again
 * every few seconds.
 */
export default function WithdrawalShow() {
  return (
    <RecordShow queryOptions={{ refetchInterval: 10_000 }}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="withdrawals.general">
          <WithdrawalProposal />
          <WithdrawalDeeds />
          <Warnings />
          <WithdrawalState label={field('state')} />
          <Amount source="amount" label={field('amount')} />
          <Amount source="restAmount" label={field('restAmount')} />
          <Member label={field('account')} />
          <TextField source="payeeName" emptyText="–" />
          <TextField source="bankName" />
          <TextField source="accountNumber" sx={{ fontFamily: 'monospace' }} />
          <TextField source="accountHolder" />
          <Approvals label={field('approvedBy')} />
          <TextField source="claimedBy" emptyText="–" />
          <Moment source="createdAt" label={field('createdAt')} />
          <Moment source="receiveDueAt" label={field('receiveDueAt')} />
          <Risk />
          <WithdrawalBackground />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="withdrawals.timeline" path="timeline">
          <WithdrawalSteps />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="withdrawals.payouts" path="payouts">
          <WithdrawalPayouts />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="withdrawals.proofs" path="proofs">
          <WithdrawalProofs />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="desk.notes" path="notes">
          <Notes />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'WITHDRAWAL')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

/** What the rules found about it, and what holds it. */
function Risk() {
  const record = useRecordContext<Withdrawal>()
  return record === undefined ? null : <RiskBlock memberId={record.memberId} withdrawalId={record.id} />
}

/** What colleagues wrote of the member, and one's own. */
function Notes() {
  const record = useRecordContext<Withdrawal>()
  return record === undefined ? null : <MemberNotes memberId={record.memberId} />
}

/** What a reviewer must not overlook. */
function Warnings() {
  const record = useRecordContext<Withdrawal>()
  const translate = useTranslate()
  if (record === undefined) return null
  const mayPay = signedInOperator()?.permissions.includes(rightOf('payAgain'))
  return (
    <>
      {record.payoutRefused && (
        <Alert severity="error">
          {translate(mayPay ? 'withdrawals.payoutRefused' : 'withdrawals.payoutRefusedOnly')}
        </Alert>
      )}
      {record.payeeName !== record.accountHolder && (
        <Alert severity="warning">{translate('withdrawals.holderDiffers')}</Alert>
      )}
    </>
  )
}

function Member(_props: { label: string }) {
  const record = useRecordContext<Withdrawal>()
  if (record === undefined) return null
  return <TextLink to={`/members/${record.memberId}/show`}>{record.account}</TextLink>
}

function Approvals(_props: { label: string }) {
  const record = useRecordContext<Withdrawal>()
  const translate = useTranslate()
  if (record === undefined) return null
  const { approvedBy, approvalsNeeded } = record
  const count = translate('withdrawals.approvals', { count: approvedBy.length, needed: approvalsNeeded })
  return <span>{[count, ...approvedBy].join(' · ')}</span>
}
