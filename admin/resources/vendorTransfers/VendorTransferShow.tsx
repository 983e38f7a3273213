import { ReferenceField, TabbedShowLayout, TextField, useRecordContext } from 'react-admin'
import { Amount } from '../../fields/Amount.tsx'
import { Figure } from '../../fields/Figure.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { VendorName } from '../../fields/VendorName.tsx'
import { Words } from '../../fields/Words.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { TransferDecision } from './TransferDecision.tsx'
import { TransferState } from './TransferState.tsx'
import type { ConsoleVendorTransferFragment } from './vendorTransfers.generated.ts'

const field = (name: string) => `resources.vendorTransfers.fields.${name}`

export default function VendorTransferShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="vendorTransfers.one">
          <TransferDecision label={false} />
          <TransferState label={field('state')} />
          <ReferenceField source="memberId" reference="members" label={field('memberAccount')} link="show">
            <TextField source="account" />
          </ReferenceField>
          <VendorName code="vendorCode" source="vendorName" label={field('vendorName')} />
          <Words source="direction" words="directions" label={field('direction')} />
          <Amount source="amount" label={field('amount')} />
          <Figure source="tries" />
          <Moment source="nextTryAt" label={field('nextTryAt')} />
          <Moment source="askedAt" label={field('askedAt')} />
          <Words source="lastAnswer" words="vendorAnswers" label={field('lastAnswer')} />
          <Moment source="createdAt" label={field('createdAt')} />
          <Moment source="decidedAt" label={field('decidedAt')} />
          <TextField source="decidedBy" emptyText="–" />
          <TextField source="decisionReason" emptyText="–" />
          <PendingTransfer label={field('pendingId')} />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'VENDOR_TRANSFER')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

/** The movement in the ledger that waits. */
function PendingTransfer(_: { label: string }) {
  const record = useRecordContext<ConsoleVendorTransferFragment>()
  if (record === undefined) return null
  return <TextLink to={`/transfers/${record.pendingId}`}>{record.pendingId}</TextLink>
}
