import {
  ArrayInput,
  BooleanInput,
  FormDataConsumer,
  maxLength,
  maxValue,
  minLength,
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
import { PictureInput } from '../../inputs/PictureInput.tsx'
import { TabbedForm } from '../../kits/forms/TabbedForm.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { FormToolbar } from '../../kits/records/FormToolbar.tsx'
import { TYPED_AMOUNT } from '../../lib/typed-amount.ts'
import { WaitingGoods } from './WaitingGoods.tsx'

const amount = regex(TYPED_AMOUNT, 'depositDesk.amountFormat')
const wholePoints = regex(/^[1-9]\d{0,11}(\.0{1,4})?$/, 'mallGoods.wholePoints')
const kinds = ['GOODS', 'MONEY'].map((id) => ({ id, name: `redemptionKinds.${id}` }))
const field = (name: string) => `resources.mallGoods.fields.${name}`
const reasonRules = [required(), minLength(3), maxLength(300)]
const mostStock = 1_000_000
const lastPosition = 9_999

interface Props {
  isNew?: boolean
  /** The operator at hand has just proposed the change that waits. */
  hasProposed?: boolean
}

/** Goods of the mall: what members read and see, what they cost or bring, and how many there are. */
export function GoodsForm({ isNew = false, hasProposed = false }: Props) {
  return (
    <TabbedForm noValidate toolbar={<FormToolbar isNew={isNew} mayDelete={false} />}>
      <TabbedForm.Tab label="mallGoods.general">
        <WaitingGoods isNew={hasProposed} />
        <SelectInput source="kind" choices={kinds} validate={required()} helperText="mallGoods.kindHelp" />
        <TextInput source="pointsRequired" validate={[required(), wholePoints]} />
        <FormDataConsumer>
          {({ formData }) =>
            formData.kind === 'MONEY' ? (
              <GroupedInput source="amountGiven" validate={[required(), amount]} />
            ) : (
              <GroupedInput source="amountRequired" validate={[required(), amount]} helperText="mallGoods.amountHelp" />
            )
          }
        </FormDataConsumer>
        <NumberInput source="stock" validate={[required(), minValue(0), maxValue(mostStock)]} />
        <NumberInput source="position" validate={[required(), minValue(0), maxValue(lastPosition)]} />
        {!isNew && <BooleanInput source="isOpen" helperText="mallGoods.openHelp" />}
        <TextInput source="reason" label="reason.label" helperText="reason.why" validate={reasonRules} />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="mallGoods.words" path="words">
        <ArrayInput source="words" label={false} validate={required()}>
          <SimpleFormIterator disableReordering disableClear fullWidth>
            <LanguageInput source="language" label={field('language')} />
            <TextInput source="name" label={field('name')} validate={[required(), maxLength(120)]} />
            <TextInput source="description" label={field('description')} validate={maxLength(1_000)} multiline />
            <PictureInput source="pictureUrl" isRequired={false} />
          </SimpleFormIterator>
        </ArrayInput>
      </TabbedForm.Tab>
      {!isNew && auditTab(TabbedForm.Tab, 'MALL_GOODS')}
    </TabbedForm>
  )
}
