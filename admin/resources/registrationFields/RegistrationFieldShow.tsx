import { BooleanField, NumberField, TabbedShowLayout, TextField } from 'react-admin'
import { Words } from '../../fields/Words.tsx'
import { AuditTrail } from '../../kits/records/AuditTrail.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'

export default function RegistrationFieldShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="registrationFields.rules">
          <Words source="id" words="registrationFieldNames" label="resources.registrationFields.fields.id" />
          <BooleanField source="enabled" />
          <BooleanField source="required" />
          <NumberField source="position" />
          <NumberField source="minLength" />
          <NumberField source="maxLength" />
          <Words source="patternId" words="patterns" label="resources.registrationFields.fields.patternId" />
          <TextField source="acceptedPattern" />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="audit.tab" path="audit">
          <AuditTrail subjectKind="REGISTRATION_FIELD" />
        </TabbedShowLayout.Tab>
      </TabbedShowLayout>
    </RecordShow>
  )
}
