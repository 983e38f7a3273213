import { BooleanField, TabbedShowLayout, TextField } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { AuditTrail } from '../../kits/records/AuditTrail.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'

export default function ModuleShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="merchants.general">
          <TextField source="id" />
          <TextField source="description" />
          <BooleanField source="enabled" />
          <Moment source="changedAt" label="resources.whitelabelModules.fields.changedAt" />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="audit.tab" path="audit">
          <AuditTrail subjectKind="WHITELABEL_MODULE" />
        </TabbedShowLayout.Tab>
      </TabbedShowLayout>
    </RecordShow>
  )
}
