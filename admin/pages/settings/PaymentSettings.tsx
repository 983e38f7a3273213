import type { PaymentSettingsInput } from '../../lib/schema.generated.ts'
import { change, read } from '../../providers/server.ts'
import { AmountInput, CountInput, FigureInput } from './inputs.tsx'
import { PendingLimit } from './PendingLimit.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsPage } from './SettingsPage.tsx'
import { ConsolePaymentSettingsDocument, UpdatePaymentSettingsDocument } from './settings.generated.ts'

const NAME = 'paymentSettings'

/** What the brand wants done with deposits that are not paid as agreed. */
export default function PaymentSettings() {
  return (
    <SettingsPage name={NAME} load={async () => (await read(ConsolePaymentSettingsDocument, {})).settings}>
      {({ fourEyesPending, fourEyesPendingFrom, currency: _currency, proposal, ...settings }) => (
        <SettingsForm
          name={NAME}
          subjectKind="PAYMENT_SETTINGS"
          record={settings}
          proposal={proposal}
          save={({ id: _id, ...values }, reason) =>
            change(UpdatePaymentSettingsDocument, { input: { ...values, reason } as PaymentSettingsInput })
          }
        >
          <PendingLimit settings={NAME} amount={fourEyesPending} from={fourEyesPendingFrom} />
          <FigureInput
            source="shortTolerancePercent"
            label={`${NAME}.shortTolerancePercent`}
            helperText={`${NAME}.shortTolerancePercentHelp`}
            least={0}
            most={100}
            places={2}
          />
          <CountInput settings={NAME} source="lateGraceSeconds" least={0} most={86_400} />
          <CountInput settings={NAME} source="lateReportHours" least={0} most={168} />
          <CountInput settings={NAME} source="blockMinutes" least={1} most={10_080} />
          <CountInput settings={NAME} source="reviewHours" least={1} most={720} />
          <AmountInput settings={NAME} source="fourEyesAbove" />
        </SettingsForm>
      )}
    </SettingsPage>
  )
}
