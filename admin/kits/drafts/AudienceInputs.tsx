import { useQuery } from '@tanstack/react-query'
import { NumberInput, required, SelectArrayInput, TextArrayInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { GroupedInput } from '../../inputs/GroupedInput.tsx'
import { read } from '../../providers/server.ts'
import { ConsoleTagsDocument } from '../tags/tags.generated.ts'
import { maybeAmountRules, maybeDaysRules, maybeLevelRules, mostOf } from './rules.ts'

const field = (path: string) => `resources.promotions.fields.terms.audience.${path}`

/** For whom something is: whoever meets all of it; what is left empty asks for nothing. `source` is where the form has it. */
export function AudienceInputs({ source }: { source: string }) {
  const at = (path: string) => `${source}.${path}`
  const deposits: unknown = useWatch({ name: at('leastDeposits.amount') })
  const { data: tags = [] } = useQuery({
    queryKey: ['tags'],
    queryFn: async () => (await read(ConsoleTagsDocument, {})).tags,
  })
  return (
    <>
      <NumberInput source={at('newMembersDays')} label={field('newMembersDays')} validate={maybeDaysRules} />
      <NumberInput source={at('inactiveDays')} label={field('inactiveDays')} validate={maybeDaysRules} />
      <NumberInput source={at('leastLevel')} label={field('leastLevel')} validate={maybeLevelRules(1)} />
      <NumberInput
        source={at('greatestLevel')}
        label={field('greatestLevel')}
        validate={maybeLevelRules(0)}
        helperText="promotions.greatestLevelHelp"
      />
      <GroupedInput
        source={at('leastDeposits.amount')}
        label={field('leastDeposits.amount')}
        validate={maybeAmountRules}
      />

      <NumberInput
        source={at('leastDeposits.days')}
        label={field('leastDeposits.days')}
        validate={deposits ? [required(), ...maybeDaysRules] : maybeDaysRules}
      />
      <TextArrayInput
        source={at('line')}
        label={field('line')}
        validate={mostOf(20)}
        helperText="promotions.lineHelp"
      />
      <SelectArrayInput
        source={at('tags')}
        label={field('tags')}
        choices={[...tags]}
        validate={mostOf(20)}
        helperText="promotions.tagsHelp"
      />
    </>
  )
}
