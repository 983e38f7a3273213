import {
  ArrayInput,
  BooleanInput,
  minValue,
  NumberInput,
  regex,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin'
import { GroupedInput } from '../../inputs/GroupedInput.tsx'
import { LanguageInput } from '../../inputs/LanguageInput.tsx'
import { ReasonInput } from '../../inputs/ReasonInput.tsx'
import { TabbedForm } from '../../kits/forms/TabbedForm.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { FormToolbar } from '../../kits/records/FormToolbar.tsx'
import { TYPED_AMOUNT } from '../../lib/typed-amount.ts'
import { gatewayChoices } from './choices.ts'
import { WaitingChannel } from './WaitingChannel.tsx'

const amount = regex(TYPED_AMOUNT, 'depositDesk.amountFormat')
const field = (name: string) => `resources.paymentChannels.fields.${name}`

interface Props {
  isNew?: boolean
  /** The operator at hand has just proposed the change that waits. */
  hasProposed?: boolean
}

/** A way to deposit: what members see, the limits, and where the money arrives. */
export function ChannelForm({ isNew = false, hasProposed = false }: Props) {
  return (
    <TabbedForm noValidate toolbar={<FormToolbar isNew={isNew} mayDelete={false} />}>
      <TabbedForm.Tab label="depositDesk.channel">
        <WaitingChannel isNew={hasProposed} />
        <TextInput
          source="id"
          validate={[required(), regex(/^[A-Z0-9_]{2,40}$/, 'depositDesk.codeFormat')]}
          disabled={!isNew}
          helperText="depositDesk.codeFormat"
        />
        <SelectInput source="gateway" choices={gatewayChoices} validate={required()} />
        <ArrayInput source="names" validate={required()}>
          <SimpleFormIterator disableReordering disableClear inline>
            <LanguageInput source="language" label={field('language')} />
            <TextInput source="name" label={field('name')} validate={required()} />
          </SimpleFormIterator>
        </ArrayInput>
        <BooleanInput source="enabled" />
        <NumberInput source="position" validate={[required(), minValue(0)]} />
        <ReasonInput />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="depositDesk.limits" path="limits">
        <GroupedInput source="minimum" validate={[required(), amount]} />
        <GroupedInput source="maximum" validate={[required(), amount]} />
        <TextInput
          source="quickAmounts"
          format={(value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''))}
          helperText="depositDesk.quickHelp"
          fullWidth
        />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="depositDesk.account" path="account">
        <TextInput source="bankName" validate={required()} />
        <TextInput
          source="bankBin"
          validate={regex(/^([0-9]{6})?$/, 'depositDesk.binFormat')}
          helperText="depositDesk.binFormat"
        />
        <TextInput source="accountNumber" validate={required()} />
        <TextInput source="accountName" validate={required()} />
      </TabbedForm.Tab>
      {!isNew && auditTab(TabbedForm.Tab, 'PAYMENT_CHANNEL')}
    </TabbedForm>
  )
}
