import { TabbedShowLayout, TextField } from 'react-admin'
import { DayOfBirth } from '../../fields/DayOfBirth.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { IdentityDecision } from './IdentityDecision.tsx'
import { IdentityPictures } from './IdentityPictures.tsx'
import { IdentityState } from './IdentityState.tsx'

/** One identity: what was said, the pictures side by side, and the decision. */
export default function IdentityShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="identities.check">
          <TextField source="account" />
          <TextField source="name" />
          <DayOfBirth source="birthday" />
          <TextField source="idNumber" />
          <Moment source="submittedAt" label="resources.identities.fields.submittedAt" />
          <IdentityState label="resources.identities.fields.state" />
          <TextField source="claimedBy" emptyText="–" />
          <TextField source="decidedBy" emptyText="–" />
          <TextField source="reason" emptyText="–" />
          <IdentityPictures />
          <IdentityDecision />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'IDENTITY')}
      </TabbedShowLayout>
    </RecordShow>
  )
}
