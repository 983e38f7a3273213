import { BooleanInput, regex, required, SelectInput, TextInput } from 'react-admin'
import { WaitingMerchant } from './WaitingMerchant.tsx'

const intervals = [15, 30, 60].map((id) => ({ id, name: `merchants.minutes.${id}` }))

/**
 * How far a self-exclusion reaches, how often play is interrupted, whether money leaves only to who is known,
 * and whether operators need an authenticator app.
 */
export function ProtectionSettings() {
  return (
    <>
      <WaitingMerchant />
      <TextInput
        source="operatorGroup"
        helperText="merchants.groupHelp"
        validate={[required(), regex(/^[A-Z0-9_]{1,40}$/, 'merchants.groupInvalid')]}
      />
      <SelectInput source="realityCheckMinutes" choices={intervals} validate={required()} />
      <BooleanInput source="identityForWithdrawal" helperText="merchants.identityHelp" />
      <BooleanInput source="operatorTotpRequired" helperText="merchants.operatorTotpHelp" />
    </>
  )
}
