import { BooleanField, TabbedShowLayout, TextField } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
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
        {auditTab(TabbedShowLayout.Tab, 'WHITELABEL_MODULE')}
      </TabbedShowLayout>
    </RecordShow>
  )
}
