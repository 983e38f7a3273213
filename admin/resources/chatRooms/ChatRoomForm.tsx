import {
  BooleanInput,
  maxLength,
  maxValue,
  minLength,
  minValue,
  NumberInput,
  regex,
  required,
  SelectInput,
  TextInput,
  useLocaleState,
  useTranslate,
} from 'react-admin'
import { GroupedInput } from '../../inputs/GroupedInput.tsx'
import { reasonWords } from '../../kits/chance/chance-rules.ts'
import { SimpleForm } from '../../kits/forms/SimpleForm.tsx'
import { FormToolbar } from '../../kits/records/FormToolbar.tsx'
import { languageName } from '../../lib/language-name.ts'
import type { Brand } from '../../providers/use-brand.ts'

const field = (name: string) => `resources.chatRooms.fields.${name}`
const codeRules = [required(), regex(/^[a-z0-9][a-z0-9-]{1,29}$/, 'chat.codeRule')]
const reasonRules = [required(), minLength(3), maxLength(300)]
const from = (least: number, most: number) => [required(), minValue(least), maxValue(most)]

/** How a chat room is set. */
export function ChatRoomForm({ record, brand, isNew = false }: { record: object; brand: Brand; isNew?: boolean }) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const languages = brand.languages.map((id) => ({ id, name: languageName(id, language) }))
  return (
    <SimpleForm
      record={record as { id: string }}
      noValidate
      toolbar={<FormToolbar isNew={isNew} mayDelete={false} />}
      sx={{ maxWidth: 720 }}
    >
      {brand.languages.map((one, index) => (
        <TextInput
          key={one}
          source={`names.${index}.name`}
          label={translate('missions.nameIn', { language: languageName(one, language) })}
          validate={one === brand.defaultLanguage ? [required(), maxLength(40)] : maxLength(40)}
          helperText={false}
          fullWidth
        />
      ))}
      <TextInput source="code" label={field('code')} validate={codeRules} helperText="chat.codeRule" />
      <SelectInput
        source="language"
        label={field('language')}
        choices={languages}
        translateChoice={false}
        emptyText="chat.everyLanguage"
      />
      <NumberInput
        source="slowSeconds"
        label={field('slowSeconds')}
        validate={from(0, 3600)}
        helperText="chat.slowHelp"
      />
      <NumberInput source="leastRank" label={field('leastRank')} validate={from(0, 20)} helperText="chat.rankHelp" />
      <GroupedInput
        source="leastDeposits"
        label={field('leastDeposits')}
        validate={[required(), regex(/^\d{1,12}(\.\d{1,4})?$/, 'chat.amountRule')]}
        helperText="chat.depositsHelp"
      />

      <NumberInput source="position" label={field('position')} validate={from(0, 1000)} helperText={false} />
      <BooleanInput source="isEnabled" label={field('isEnabled')} helperText="chat.enabledHelp" />
      <TextInput source="reason" {...reasonWords} validate={reasonRules} fullWidth />
    </SimpleForm>
  )
}
