import { Alert } from '@mui/material'
import { BooleanInput, maxLength, minLength, NumberInput, required, TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { GroupedInput } from '../../inputs/GroupedInput.tsx'
import { MomentInput } from '../../inputs/MomentInput.tsx'
import { isAfterStart } from '../../inputs/schedule.ts'
import { ChanceWordsInput } from '../../kits/chance/ChanceWordsInput.tsx'
import { countRules, reasonWords, wholeAmountRules } from '../../kits/chance/chance-rules.ts'
import { SimpleForm } from '../../kits/forms/SimpleForm.tsx'
import { FormToolbar } from '../../kits/records/FormToolbar.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import type { Brand } from '../../providers/use-brand.ts'
import { checkSum, isCount } from './rain-input.ts'

const field = (name: string) => `resources.envelopes.fields.${name}`
const reasonRules = [required(), minLength(3), maxLength(300)]

/** The plan of a rain: what falls when, for whom. */
export function RainForm({ record, brand, isNew = false }: { record: object; brand: Brand; isNew?: boolean }) {
  return (
    <SimpleForm
      record={record as { id: string }}
      noValidate
      toolbar={<FormToolbar isNew={isNew} mayDelete={false} />}
      sx={{ maxWidth: 720 }}
    >
      <ChanceWordsInput brand={brand} />
      <MomentInput source="startsAt" label={field('startsAt')} validate={required()} />
      <MomentInput source="endsAt" label={field('endsAt')} validate={[required(), isAfterStart]} />
      <NumberInput source="envelopes" label={field('envelopes')} validate={countRules(1, 1_000_000)} />
      <GroupedInput
        source="total"
        label={field('total')}
        validate={[...wholeAmountRules, checkSum]}
        helperText="envelopes.totalHelp"
      />

      <GroupedInput source="least" label={field('least')} validate={wholeAmountRules} />
      <GroupedInput source="greatest" label={field('greatest')} validate={wholeAmountRules} />
      <Average />
      <BooleanInput source="isDaily" label={field('isDaily')} helperText="envelopes.isDailyHelp" />
      <NumberInput
        source="leastRank"
        label={field('leastRank')}
        validate={countRules(0, 20)}
        helperText="envelopes.leastRankHelp"
      />
      <TextInput source="reason" {...reasonWords} validate={reasonRules} fullWidth />
    </SimpleForm>
  )
}

/** What an envelope holds in the mean: what members will talk about. */
function Average() {
  const translate = useTranslate()
  const { amount } = useFormats()
  const [envelopes, total] = useWatch({ name: ['envelopes', 'total'] })
  if (!isCount(envelopes) || !isCount(total)) return null
  return (
    <Alert severity="info" sx={{ width: '100%', mb: 2 }}>
      {translate('envelopes.average', { amount: amount(String(Math.floor(Number(total) / Number(envelopes)))) })}
    </Alert>
  )
}
