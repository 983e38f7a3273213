import { BooleanField, FunctionField, TabbedShowLayout, TextField, useTranslate } from 'react-admin'
import { Figure } from '../../fields/Figure.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { MerchantStatus } from './MerchantStatus.tsx'

interface MerchantRecord {
  domains: string[]
  blockedCountries: string[]
  allowedCountries: string[]
  blockedAddresses: string[]
  maintenanceMessages: { language: string; message: string }[]
  captchaProviders: Record<'signIn' | 'register' | 'sms', string>
  smsChannel: string
  socialProviders: string[]
}

export default function MerchantShow() {
  const translate = useTranslate()
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="merchants.general">
          <TextField source="name" />
          <TextField source="code" />
          <FunctionField source="domains" render={({ domains }: MerchantRecord) => domains.join(', ')} />
          <TextField source="mode" />
          <TextField source="currency" />
          <TextField source="timeZone" />
          <TextField source="licence" emptyText="–" />
          <MerchantStatus label="resources.merchants.fields.status" />
          <FunctionField
            source="maintenanceMessages"
            render={({ maintenanceMessages }: MerchantRecord) =>
              maintenanceMessages.map(({ language, message }) => <p key={language}>{`${language}: ${message}`}</p>)
            }
          />
          <Moment source="maintenanceUntil" label="resources.merchants.fields.maintenanceUntil" />
          <FunctionField
            source="blockedCountries"
            render={({ blockedCountries }: MerchantRecord) => blockedCountries.join(', ') || '–'}
          />
          <FunctionField
            source="allowedCountries"
            render={({ allowedCountries }: MerchantRecord) => allowedCountries.join(', ') || '–'}
          />
          <FunctionField
            source="blockedAddresses"
            render={({ blockedAddresses }: MerchantRecord) => blockedAddresses.join(', ') || '–'}
          />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="merchants.signIn" path="sign-in">
          {(['signIn', 'register', 'sms'] as const).map((purpose) => (
            <FunctionField
              key={purpose}
              source={`captchaProviders.${purpose}`}
              render={({ captchaProviders }: MerchantRecord) =>
                translate(`merchants.captcha.${captchaProviders[purpose]}`)
              }
            />
          ))}
          <Figure source="captchaComplexity" />
          <FunctionField
            source="smsChannel"
            render={({ smsChannel }: MerchantRecord) => translate(`merchants.smsChannel.${smsChannel}`)}
          />
          <FunctionField
            source="socialProviders"
            render={({ socialProviders }: MerchantRecord) => socialProviders.join(', ') || '–'}
          />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="merchants.protection" path="protection">
          <TextField source="operatorGroup" />
          <Figure source="realityCheckMinutes" />
          <BooleanField source="identityForWithdrawal" />
          <BooleanField source="operatorTotpRequired" />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'MERCHANT')}
      </TabbedShowLayout>
    </RecordShow>
  )
}
