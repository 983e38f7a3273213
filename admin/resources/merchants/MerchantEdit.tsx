import { Typography } from '@mui/material'
import {
  AutocompleteArrayInput,
  FormDataConsumer,
  maxLength,
  required,
  SelectInput,
  TabbedForm,
  TextArrayInput,
  TextInput,
  useLocaleState,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { MomentInput } from '../../inputs/MomentInput.tsx'
import { useToldSave } from '../../kits/proposals/use-told-save.ts'
import { AuditTrail } from '../../kits/records/AuditTrail.tsx'
import { RecordEdit } from '../../kits/records/RecordEdit.tsx'
import { whatIsInForce } from '../../kits/records/what-is-in-force.ts'
import { languageName } from '../../lib/language-name.ts'
import { merchantInView } from '../../providers/session.ts'
import { countryChoices } from './countries.ts'
import { LanguageSettings } from './LanguageSettings.tsx'
import { LogoSettings } from './LogoSettings.tsx'
import { MerchantToolbar } from './MerchantToolbar.tsx'
import { ProtectionSettings } from './ProtectionSettings.tsx'
import { SignInSettings } from './SignInSettings.tsx'
import { ThemeSettings } from './ThemeSettings.tsx'
import { type ThemeToken, themeFields } from './theme.ts'

interface MerchantRecord {
  id: string
  languages: string[]
  maintenanceMessages: { language: string; message: string }[]
  theme: ThemeToken[]
}

/** The form has a message for each language of the brand, whether it was ever written or not. */
const withEveryLanguage = (record: MerchantRecord) => ({
  maintenanceMessages: record.languages.map((language) => ({
    language,
    message: record.maintenanceMessages.find((one) => one.language === language)?.message ?? '',
  })),
})

export default function MerchantEdit() {
  const onSuccess = useToldSave()
  return (
    <RecordEdit mutationMode="pessimistic" redirect={false} mutationOptions={{ onSuccess }}>
      <MerchantForm />
    </RecordEdit>
  )
}

function MerchantForm() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const record = useRecordContext<MerchantRecord>()
  if (record === undefined) return null

  return (
    <TabbedForm
      noValidate
      toolbar={<MerchantToolbar />}
      record={{ ...record, ...withEveryLanguage(record), theme: themeFields(record.theme) }}
      resetOptions={whatIsInForce}
    >
      <TabbedForm.Tab label="merchants.general">
        <TextInput source="name" validate={[required(), maxLength(80)]} />
        <TextArrayInput source="domains" validate={required()} helperText="merchants.domainsHelp" />
        <SelectInput
          source="status"
          choices={[
            { id: 'OPEN', name: 'merchants.statusNormal' },
            { id: 'MAINTENANCE', name: 'merchants.statusMaintenance' },
          ]}
          validate={required()}
        />
        <FormDataConsumer>
          {({ formData }) =>
            formData.status === 'MAINTENANCE' && (
              <>
                <MomentInput source="maintenanceUntil" />
                <Typography component="h2" variant="h2" sx={{ mt: 1 }}>
                  {translate('resources.merchants.fields.maintenanceMessages')}
                </Typography>
                {record.languages.map((one, index) => (
                  <TextInput
                    key={one}
                    source={`maintenanceMessages.${index}.message`}
                    label={translate('merchants.messageIn', { language: languageName(one, language) })}
                    validate={maxLength(500)}
                    multiline
                  />
                ))}
              </>
            )
          }
        </FormDataConsumer>
      </TabbedForm.Tab>
      <TabbedForm.Tab label="merchants.themeTab" path="theme">
        <ThemeSettings />
        <LogoSettings />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="merchants.countries">
        <AutocompleteArrayInput source="blockedCountries" choices={countryChoices(language)} />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="resources.merchants.fields.languages" path="languages">
        <LanguageSettings />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="merchants.signIn" path="sign-in">
        <SignInSettings />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="merchants.protection" path="protection">
        <ProtectionSettings />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="audit.tab" path="audit">
        <BrandLog />
      </TabbedForm.Tab>
    </TabbedForm>
  )
}

/** What was changed on the brand: each has a log of its own, so it is read where the brand is in view. */
function BrandLog() {
  const translate = useTranslate()
  const code = useRecordContext<{ code: string }>()?.code
  if (code === merchantInView()) return <AuditTrail subjectKind="MERCHANT" />
  return <Typography color="textSecondary">{translate('merchants.logInView')}</Typography>
}
