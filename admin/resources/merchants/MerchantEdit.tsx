import { Box, Typography } from '@mui/material'
import {
  FormDataConsumer,
  maxLength,
  required,
  SelectInput,
  TextArrayInput,
  TextInput,
  useLocaleState,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { MomentInput } from '../../inputs/MomentInput.tsx'
import { TabbedForm } from '../../kits/forms/TabbedForm.tsx'
import { useToldSave } from '../../kits/proposals/use-told-save.ts'
import { AuditTrail } from '../../kits/records/AuditTrail.tsx'
import { RecordEdit } from '../../kits/records/RecordEdit.tsx'
import { languageName } from '../../lib/language-name.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { merchantInView } from '../../providers/session.ts'
import { DraftNotice } from './drafts/DraftNotice.tsx'
import { DraftPanel } from './drafts/DraftPanel.tsx'
import { VersionsPanel } from './drafts/VersionsPanel.tsx'
import { LanguageSettings } from './LanguageSettings.tsx'
import { LicenceSettings } from './LicenceSettings.tsx'
import { LinkSettings } from './LinkSettings.tsx'
import { MerchantToolbar } from './MerchantToolbar.tsx'
import { formValues } from './merchant-form.ts'
import type { ConsoleMerchantFragment } from './merchants.generated.ts'
import { PictureSettings } from './PictureSettings.tsx'
import { ProtectionSettings } from './ProtectionSettings.tsx'
import { SignInSettings } from './SignInSettings.tsx'
import { ThemeSettings } from './ThemeSettings.tsx'
import { VisitorSettings } from './VisitorSettings.tsx'
import { VisitPanel } from './visits/VisitPanel.tsx'

type MerchantRecord = Parameters<typeof formValues>[0] & { id: string; languages: string[] }

export default function MerchantEdit() {
  const onSuccess = useToldSave()
  return (
    <RecordEdit mutationMode="pessimistic" redirect={false} mutationOptions={{ onSuccess }}>
      <DraftNotice />
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
    <TabbedForm noValidate toolbar={<MerchantToolbar />} record={formValues(record)}>
      <TabbedForm.Tab label="merchants.general">
        <ChosenOnce />
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
        <PictureSettings source="logoUrl" help="merchants.logoHelp" box={{ width: 480, aspectRatio: '16 / 5' }} />
        <PictureSettings source="iconUrl" help="merchants.iconHelp" box={{ width: 128, aspectRatio: '1' }} />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="merchants.visitors" path="countries">
        <VisitorSettings />
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
      <TabbedForm.Tab label="merchants.links" path="links">
        <LinkSettings />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="merchants.licence" path="licence">
        <LicenceSettings />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="brandDrafts.tab" path="draft">
        <DraftPanel />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="brandDrafts.versions" path="versions">
        <VersionsPanel />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="visits.tab" path="visits">
        <VisitPanel />
      </TabbedForm.Tab>
      {mayDo('auditLog', 'list') && (
        <TabbedForm.Tab label="audit.tab" path="audit">
          <BrandLog />
        </TabbedForm.Tab>
      )}
    </TabbedForm>
  )
}

/** What was chosen when the brand was opened, and is never changed. */
function ChosenOnce() {
  const brand = useRecordContext<ConsoleMerchantFragment>()
  if (brand === undefined) return null
  const facts = (['code', 'mode', 'currency', 'timeZone'] as const).map(
    (source) => [`resources.merchants.fields.${source}`, brand[source]] as const,
  )
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <Facts facts={facts} />
    </Box>
  )
}

/** What was changed on the brand: each has a log of its own, so it is read where the brand is in view. */
function BrandLog() {
  const translate = useTranslate()
  const code = useRecordContext<{ code: string }>()?.code
  if (code === merchantInView()) return <AuditTrail subjectKind="MERCHANT" />
  return <Typography color="textSecondary">{translate('merchants.logInView')}</Typography>
}
