import { BooleanField, TabbedShowLayout, TextField } from 'react-admin'
import { Figure } from '../../fields/Figure.tsx'
import { Words } from '../../fields/Words.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'

export default function RegistrationFieldShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="registrationFields.rules">
          <Words source="id" words="registrationFieldNames" label="resources.registrationFields.fields.id" />
          <BooleanField source="enabled" />
          <BooleanField source="required" />
          <Figure source="position" />
          <Figure source="minLength" />
          <Figure source="maxLength" />
          <Words source="patternId" words="patterns" label="resources.registrationFields.fields.patternId" />
          <TextField source="acceptedPattern" />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'REGISTRATION_FIELD')}
      </TabbedShowLayout>
    </RecordShow>
  )
}
