import { maxValue, minValue, NumberInput, regex, required, TextInput } from 'react-admin'

const amount = regex(/^\d{1,12}(\.\d{1,4})?$/, 'depositDesk.amountFormat')

interface Props {
  /** Whose words: `<settings>.<source>` and `<settings>.<source>Help`. */
  settings: string
  source: string
}

/** An amount of money, whole digits with an optional fraction. */
export function AmountInput({ settings, source }: Props) {
  return (
    <TextInput
      source={source}
      label={`${settings}.${source}`}
      helperText={`${settings}.${source}Help`}
      validate={[required(), amount]}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  )
}

/** A whole number within what the server accepts. */
export function CountInput({ settings, source, least, most }: Props & { least: number; most: number }) {
  return (
    <NumberInput
      source={source}
      label={`${settings}.${source}`}
      helperText={`${settings}.${source}Help`}
      validate={[required(), minValue(least), maxValue(most)]}
      min={least}
      max={most}
    />
  )
}
