import { TextInput } from 'react-admin'
import type { WithdrawalSettingsInput } from '../../lib/schema.generated.ts'
import { toAmounts } from '../../lib/to-amounts.ts'
import { change, read } from '../../providers/server.ts'
import { AmountInput, ChoiceInput, CountInput, SwitchInput } from './inputs.tsx'
import { PendingLimit } from './PendingLimit.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsPage } from './SettingsPage.tsx'
import { ConsoleWithdrawalSettingsDocument, UpdateWithdrawalSettingsDocument } from './settings.generated.ts'

const NAME = 'withdrawalSettings'
const ways = ['BANK_API', 'MANUAL'].map((id) => ({ id, name: `payoutWays.${id}` }))

/** How the brand pays out: limits, approvals, waiting times and the way the money goes. */
export default function WithdrawalSettings() {
  return (
    <SettingsPage name={NAME} load={async () => (await read(ConsoleWithdrawalSettingsDocument, {})).settings}>
      {({ fourEyesPending, fourEyesPendingFrom, currency: _currency, proposal, ...settings }) => (
        <SettingsForm
          name={NAME}
          subjectKind="WITHDRAWAL_SETTINGS"
          record={settings}
          proposal={proposal}
          save={({ id: _id, ...values }, reason) =>
            change(UpdateWithdrawalSettingsDocument, {
              input: { ...values, quickAmounts: toAmounts(values.quickAmounts), reason } as WithdrawalSettingsInput,
            })
          }
        >
          <PendingLimit settings={NAME} amount={fourEyesPending} from={fourEyesPendingFrom} />
          <AmountInput settings={NAME} source="minimum" />
          <AmountInput settings={NAME} source="maximum" />
          <TextInput
            source="quickAmounts"
            label={`${NAME}.quickAmounts`}
            helperText="depositDesk.quickHelp"
            format={(value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''))}
          />
          <CountInput settings={NAME} source="dailyCount" least={1} most={999} />
          <AmountInput settings={NAME} source="dailySum" />
          <CountInput settings={NAME} source="openAtOnce" least={1} most={9} />
          <AmountInput settings={NAME} source="fourEyesAbove" />
          <AmountInput settings={NAME} source="winAlarmFrom" />
          <CountInput settings={NAME} source="autoReceiveMinutes" least={1} most={10_080} />
          <CountInput settings={NAME} source="accountRestMinutes" least={0} most={43_200} />
          <SwitchInput settings={NAME} source="mayCancel" />
          <ChoiceInput settings={NAME} source="gateway" choices={ways} />
        </SettingsForm>
      )}
    </SettingsPage>
  )
}
