import {
  BooleanInput,
  maxValue,
  minValue,
  NumberInput,
  regex,
  required,
  SelectInput,
  useTranslate,
  useWrappedSource,
} from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import { GroupedInput } from '../../inputs/GroupedInput.tsx'
import { isTypedAmount, TYPED_AMOUNT } from '../../lib/typed-amount.ts'
import { useFormats } from '../../lib/use-formats.ts'

const amountRule = regex(TYPED_AMOUNT, 'depositDesk.amountFormat')

interface Props {
  /** Whose words: `<settings>.<source>` and `<settings>.<source>Help`. */
  settings: string
  source: string
}

/** Of a form that may only be read the browser's own inputs are disabled, those of react-admin only when they are told. */
const useDisabled = () => useFormState().disabled

/** An amount of money, whole digits with an optional fraction; written out below as people read it. */
export function AmountInput(props: Props) {
  const { amount } = useFormats()
  return <WrittenInput {...props} written={(typed) => (isTypedAmount(typed) ? amount(typed) : undefined)} />
}

/** How many points: whole ones, written out below without decimals. */
export function PointsInput(props: Props) {
  const { number } = useFormats()
  return <WrittenInput {...props} written={(typed) => (/^\d+$/.test(typed) ? number(Number(typed)) : undefined)} />
}

/** Digits, and what they come to as people read them; undefined while they come to nothing. */
function WrittenInput({ settings, source, written }: Props & { written(typed: string): string | undefined }) {
  const translate = useTranslate()
  const typed = String(useWatch({ name: useWrappedSource(source) }) ?? '')
  const help = translate(`${settings}.${source}Help`)
  const read = written(typed)
  return (
    <GroupedInput
      source={source}
      label={`${settings}.${source}`}
      helperText={read === undefined ? help : `${read} · ${help}`}
      validate={[required(), amountRule]}
      disabled={useDisabled()}
    />
  )
}

interface NumberProps {
  source: string
  label: string
  helperText: string
  least: number
  most: number
  /** How many decimals the server takes. */
  places?: number
}

/** A number within what the server accepts; what it does not accept is said at the field, in our words. */
export function FigureInput({ source, label, helperText, least, most, places = 0 }: NumberProps) {
  const translate = useTranslate()
  const isTooFine = (value: unknown) => typeof value === 'number' && Number(value.toFixed(places)) !== value
  const fine = (value: unknown) =>
    isTooFine(value) ? translate(places === 0 ? 'settings.whole' : 'settings.places', { count: places }) : undefined
  return (
    <NumberInput
      source={source}
      label={label}
      helperText={helperText}
      validate={[required(), minValue(least), maxValue(most), fine]}
      disabled={useDisabled()}
      min={least}
      max={most}
    />
  )
}

/** A whole number within what the server accepts. */
export function CountInput({ settings, source, least, most }: Props & { least: number; most: number }) {
  const words = `${settings}.${source}`
  return <FigureInput source={source} label={words} helperText={`${words}Help`} least={least} most={most} />
}

export function SwitchInput({ settings, source }: Props) {
  const words = `${settings}.${source}`
  return <BooleanInput source={source} label={words} helperText={`${words}Help`} disabled={useDisabled()} />
}

export function ChoiceInput({ settings, source, choices }: Props & { choices: { id: string; name: string }[] }) {
  const words = `${settings}.${source}`
  return (
    <SelectInput
      source={source}
      label={words}
      helperText={`${words}Help`}
      choices={choices}
      validate={required()}
      disabled={useDisabled()}
    />
  )
}
