import { ReferenceField, TabbedShowLayout, TextField } from 'react-admin'
import { Amount } from '../../fields/Amount.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { Words } from '../../fields/Words.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { DepositDecision } from './DepositDecision.tsx'
import { DepositHistory } from './DepositHistory.tsx'
import { DepositProof } from './DepositProof.tsx'
import { DepositState } from './DepositState.tsx'

const field = (name: string) => `resources.deposits.fields.${name}`

export default function DepositShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="depositDesk.deposit">
          <DepositDecision label={false} />
          <DepositState label={field('state')} />
          <ReferenceField source="memberId" reference="members" label={field('account')} link="show">
            <TextField source="account" />
          </ReferenceField>
          <Amount source="amount" label={field('amount')} />
          <Amount source="creditedAmount" label={field('creditedAmount')} />
          <Words source="gateway" words="paymentGateways" label={field('gateway')} />
          <TextField source="channelName" emptyText="–" />
          <TextField source="bankName" emptyText="–" />
          <TextField source="accountNumber" emptyText="–" />
          <TextField source="transferCode" emptyText="–" />
          <Moment source="expiresAt" label={field('expiresAt')} />
          <Moment source="claimedAt" label={field('claimedAt')} />
          <TextField source="claimNote" emptyText="–" />
          <DepositProof label={field('proofUrl')} />
          <TextField source="refusalReason" emptyText="–" />
          <Moment source="cancelledAt" label={field('cancelledAt')} />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="depositDesk.timeline" path="timeline">
          <DepositHistory label={false} />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'DEPOSIT')}
      </TabbedShowLayout>
    </RecordShow>
  )
}
