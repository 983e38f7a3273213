import {
  BooleanInput,
  maxLength,
  minValue,
  NumberInput,
  required,
  SaveButton,
  SelectInput,
  TextInput,
  Toolbar,
} from 'react-admin'
import { Words } from '../../fields/Words.tsx'
import { ReasonInput } from '../../inputs/ReasonInput.tsx'
import { TabbedForm } from '../../kits/forms/TabbedForm.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordEdit } from '../../kits/records/RecordEdit.tsx'
import { TryOut } from './TryOut.tsx'
import { patternOf } from './try-out.ts'

const patternChoices = Array.from({ length: 18 }, (_, id) => ({ id, name: `patterns.${id}` }))
const isExpression = (text: string) => (patternOf(text ?? '') === undefined ? 'registrationFields.broken' : undefined)
const isNotBelowLeast = (most: number, { minLength }: { minLength?: number }) =>
  minLength !== undefined && most < minLength
    ? { message: 'ra.validation.minValue', args: { min: minLength } }
    : undefined

export default function RegistrationFieldEdit() {
  return (
    <RecordEdit mutationMode="pessimistic" redirect="list">
      <TabbedForm
        noValidate
        toolbar={
          <Toolbar>
            <SaveButton alwaysEnable />
          </Toolbar>
        }
      >
        <TabbedForm.Tab label="registrationFields.rules">
          <Words source="id" words="registrationFieldNames" />
          <BooleanInput source="enabled" />
          <BooleanInput source="required" />
          <NumberInput source="position" validate={[required(), minValue(0)]} />
          <NumberInput source="minLength" validate={[required(), minValue(0)]} />
          <NumberInput source="maxLength" validate={[required(), minValue(1), isNotBelowLeast]} />
          <SelectInput source="patternId" choices={patternChoices} validate={required()} />
          <TextInput
            source="acceptedPattern"
            validate={[required(), maxLength(800), isExpression]}
            helperText="registrationFields.patternHelp"
            slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
          />
          <TryOut />
          <ReasonInput />
        </TabbedForm.Tab>
        {auditTab(TabbedForm.Tab, 'REGISTRATION_FIELD')}
      </TabbedForm>
    </RecordEdit>
  )
}
