import {
  ArrayInput,
  BooleanInput,
  FormDataConsumer,
  maxLength,
  minValue,
  NumberInput,
  regex,
  required,
  SelectArrayInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin'
import { LanguageInput } from '../../inputs/LanguageInput.tsx'
import { ReasonInput } from '../../inputs/ReasonInput.tsx'
import { TabbedForm } from '../../kits/forms/TabbedForm.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { FormToolbar } from '../../kits/records/FormToolbar.tsx'
import { dayChoices, kindChoices } from './choices.ts'

const field = (name: string) => `resources.customerServices.fields.${name}`
const isClock = [required(), regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'customerServices.clock')]

/** A way to reach people: where it leads, what it is called, when somebody is there. */
export function CustomerServiceForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <TabbedForm noValidate toolbar={<FormToolbar isNew={isNew} />}>
      <TabbedForm.Tab label="customerServices.entry">
        <SelectInput source="kind" choices={kindChoices} validate={required()} />
        <FormDataConsumer>
          {({ formData }) =>
            formData.kind !== 'LIVE_CHAT' && (
              <TextInput
                source="address"
                helperText={`customerServices.address.${formData.kind}`}
                validate={[required(), maxLength(500)]}
                fullWidth
              />
            )
          }
        </FormDataConsumer>
        <NumberInput source="position" validate={[required(), minValue(0)]} />
        <BooleanInput source="enabled" />
        <ArrayInput source="labels" helperText="customerServices.labelsHelp">
          <SimpleFormIterator disableReordering disableClear inline>
            <LanguageInput source="language" label={field('language')} />
            <TextInput source="label" label={field('label')} validate={[required(), maxLength(60)]} />
          </SimpleFormIterator>
        </ArrayInput>
        <ArrayInput source="hours" helperText="customerServices.hoursHelp">
          <SimpleFormIterator disableReordering disableClear inline>
            <SelectArrayInput source="days" label={field('days')} choices={dayChoices} validate={required()} />
            <TextInput source="from" label={field('from')} validate={isClock} />
            <TextInput source="until" label={field('until')} validate={isClock} />
          </SimpleFormIterator>
        </ArrayInput>
        <ReasonInput />
      </TabbedForm.Tab>
      {!isNew && auditTab(TabbedForm.Tab, 'CUSTOMER_SERVICE')}
    </TabbedForm>
  )
}
