import { maxLength, minLength, required, TextInput } from 'react-admin'
import { GroupedInput } from '../../inputs/GroupedInput.tsx'
import { MomentInput } from '../../inputs/MomentInput.tsx'
import { isAfterStart } from '../../inputs/schedule.ts'
import { ChanceWordsInput } from '../../kits/chance/ChanceWordsInput.tsx'
import { maybeAmountRules, reasonWords } from '../../kits/chance/chance-rules.ts'
import { SimpleForm } from '../../kits/forms/SimpleForm.tsx'
import { FormToolbar } from '../../kits/records/FormToolbar.tsx'
import type { Brand } from '../../providers/use-brand.ts'
import { PrizesInput } from './PrizesInput.tsx'

const field = (name: string) => `resources.raffles.fields.${name}`
const reasonRules = [required(), minLength(3), maxLength(300)]

/** The plan of a raffle: when it runs, what gives tickets, and what is on the wheel. */
export function RaffleForm({ record, brand, isNew = false }: { record: object; brand: Brand; isNew?: boolean }) {
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
      <GroupedInput
        source="leastDeposit"
        label={field('leastDeposit')}
        validate={maybeAmountRules}
        helperText="raffles.leastDepositHelp"
      />

      <PrizesInput brand={brand} />
      <TextInput source="reason" {...reasonWords} validate={reasonRules} fullWidth />
    </SimpleForm>
  )
}
