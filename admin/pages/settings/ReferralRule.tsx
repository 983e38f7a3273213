import type { UpdateReferralRuleInput } from '../../lib/schema.generated.ts'
import { change, read } from '../../providers/server.ts'
import { AmountInput, CountInput, FigureInput, SwitchInput } from './inputs.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsPage } from './SettingsPage.tsx'
import { ConsoleReferralRuleDocument, UpdateReferralRuleDocument } from './settings.generated.ts'

const NAME = 'referralRule'
/** The server takes no more. */
const most = { percent: 100, friends: 1000 }

/** By what members are given something for friends whom they bring. */
export default function ReferralRule() {
  return (
    <SettingsPage name={NAME} load={async () => (await read(ConsoleReferralRuleDocument, {})).rule}>
      {({ proposal, ...rule }) => (
        <SettingsForm
          name={NAME}
          subjectKind="REFERRAL_RULE"
          record={rule}
          proposal={proposal}
          save={({ id: _id, ...values }, reason) =>
            change(UpdateReferralRuleDocument, { input: { ...values, reason } as UpdateReferralRuleInput })
          }
        >
          <SwitchInput settings={NAME} source="isRunning" />
          <AmountInput settings={NAME} source="fixed" />
          <FigureInput
            source="percent"
            label={`${NAME}.percent`}
            helperText={`${NAME}.percentHelp`}
            least={0}
            most={most.percent}
            places={2}
          />
          <AmountInput settings={NAME} source="greatestShare" />
          <AmountInput settings={NAME} source="leastDeposit" />
          <AmountInput settings={NAME} source="leastValidBet" />
          <CountInput settings={NAME} source="mostFriends" least={1} most={most.friends} />
        </SettingsForm>
      )}
    </SettingsPage>
  )
}
