import { AutocompleteArrayInput, maxValue, minValue, NumberInput, required, SelectInput } from 'react-admin'

const purposes = ['signIn', 'register', 'sms'] as const
const providers = ['IMAGE', 'ALTCHA', 'NONE'].map((id) => ({ id, name: `merchants.captcha.${id}` }))
const channels = ['OWN', 'FIREBASE'].map((id) => ({ id, name: `merchants.smsChannel.${id}` }))
const houses = [
  { id: 'GOOGLE', name: 'Google' },
  { id: 'FACEBOOK', name: 'Facebook' },
]

/** Who checks that a person is a person, whose codes prove a number, and whose accounts let people in. */
export function SignInSettings() {
  return (
    <>
      {purposes.map((purpose) => (
        <SelectInput key={purpose} source={`captchaProviders.${purpose}`} choices={providers} validate={required()} />
      ))}
      <NumberInput
        source="captchaComplexity"
        helperText="merchants.complexityHelp"
        step={1000}
        validate={[required(), minValue(1000), maxValue(1_000_000)]}
      />
      <SelectInput source="smsChannel" choices={channels} validate={required()} />
      <AutocompleteArrayInput source="socialProviders" choices={houses} />
    </>
  )
}
