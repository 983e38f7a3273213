import type { MemberTransferRulesInput } from '../../lib/schema.generated.ts'
import { change, read } from '../../providers/server.ts'
import { AmountInput, SwitchInput } from './inputs.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsPage } from './SettingsPage.tsx'
import { ConsoleMemberTransferRulesDocument, UpdateMemberTransferRulesDocument } from './settings.generated.ts'

const NAME = 'memberTransferRules'

/** To whom members may send money, and how much. */
export default function MemberTransferRules() {
  return (
    <SettingsPage name={NAME} load={async () => (await read(ConsoleMemberTransferRulesDocument, {})).rules}>
      {({ currency: _currency, proposal, ...rules }) => (
        <SettingsForm
          name={NAME}
          subjectKind="MEMBER_TRANSFER_RULES"
          record={rules}
          proposal={proposal}
          save={({ id: _id, ...values }, reason) =>
            change(UpdateMemberTransferRulesDocument, { input: { ...values, reason } as MemberTransferRulesInput })
          }
        >
          <SwitchInput settings={NAME} source="toUpline" />
          <SwitchInput settings={NAME} source="toDownline" />
          <AmountInput settings={NAME} source="minimum" />
          <AmountInput settings={NAME} source="maximum" />
          <AmountInput settings={NAME} source="dailyMaximum" />
        </SettingsForm>
      )}
    </SettingsPage>
  )
}
