import { TabbedShowLayout, TextField } from 'react-admin'
import { Amount } from '../../fields/Amount.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { Words } from '../../fields/Words.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { SuspenseDesk } from './SuspenseDesk.tsx'

const field = (name: string) => `resources.suspense.fields.${name}`

export default function SuspenseShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="depositDesk.transfer">
          <Amount source="amount" label={field('amount')} />
          <Words source="reason" words="suspenseReasons" label={field('reason')} />
          <TextField source="content" />
          <TextField source="accountNumber" />
          <TextField source="reference" />
          <Moment source="transactedAt" label={field('transactedAt')} />
          <Moment source="receivedAt" label={field('receivedAt')} />
          <Words source="outcome" words="transferOutcomes" label={field('outcome')} />
          <SuspenseDesk label={false} />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'SUSPENSE')}
      </TabbedShowLayout>
    </RecordShow>
  )
}
