import { Alert } from '@mui/material'
import {
  ArrayInput,
  FormDataConsumer,
  maxLength,
  minLength,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useLocaleState,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { GroupedInput } from '../../inputs/GroupedInput.tsx'
import { amountRules, countRules } from '../../kits/chance/chance-rules.ts'
import { languageName } from '../../lib/language-name.ts'
import { useFormats } from '../../lib/use-formats.ts'
import type { Brand } from '../../providers/use-brand.ts'
import { chancesOf, mostOf, type TypedPrize } from './raffle-input.ts'

const kinds = ['MONEY', 'POINTS', 'NOTHING'].map((id) => ({ id, name: `prizeKinds.${id}` }))
const most = 1_000_000

/** The places of the wheel, with how likely each is and what all may cost. */
export function PrizesInput({ brand }: { brand: Brand }) {
  const translate = useTranslate()
  const prizes: TypedPrize[] = useWatch({ name: 'prizes' }) ?? []
  const { amount, number, percent } = useFormats()
  const chances = chancesOf(prizes)
  const titleOf = (index: number) =>
    translate('raffles.place', { place: index + 1, chance: percent(chances[index] ?? 0) })
  return (
    <>
      <ArrayInput
        source="prizes"
        label="resources.raffles.fields.prizes"
        helperText="raffles.prizesHelp"
        validate={[required(), minLength(2), maxLength(12)]}
      >
        <SimpleFormIterator fullWidth disableClear getItemLabel={titleOf}>
          <SelectInput source="kind" label="raffles.kind" choices={kinds} validate={required()} helperText={false} />
          <NameInputs brand={brand} />
          <FormDataConsumer>{({ scopedFormData }) => <Worth kind={scopedFormData?.kind} />}</FormDataConsumer>
          <NumberInput source="weight" label="raffles.weight" validate={countRules(1, most)} helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
      <Alert severity="info" sx={{ width: '100%', mb: 2 }}>
        {translate('raffles.most', {
          money: amount(mostOf(prizes, 'MONEY')),
          points: number(Number(mostOf(prizes, 'POINTS'))),
        })}
      </Alert>
    </>
  )
}

/** What it is called in each language; the brand's own needs a name. */
function NameInputs({ brand }: { brand: Brand }) {
  const translate = useTranslate()
  const [spoken] = useLocaleState()
  return brand.languages.map((one, place) => (
    <TextInput
      key={one}
      source={`names.${place}.name`}
      label={translate('missions.nameIn', { language: languageName(one, spoken) })}
      validate={one === brand.defaultLanguage ? [required(), maxLength(40)] : maxLength(40)}
      helperText={false}
    />
  ))
}

/** What is worth something has an amount and an end. */
function Worth({ kind }: { kind: unknown }) {
  if (kind === 'NOTHING' || kind === undefined) return null
  return (
    <>
      <GroupedInput
        source="amount"
        label={kind === 'POINTS' ? 'raffles.points' : 'raffles.amount'}
        validate={amountRules}
        helperText={false}
      />

      <NumberInput source="quantity" label="raffles.quantity" validate={countRules(1, most)} helperText={false} />
    </>
  )
}
