import { useQuery } from '@tanstack/react-query'
import { NumberInput, required, SelectArrayInput, TextArrayInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { ConsoleTagsDocument } from '../../kits/tags/tags.generated.ts'
import { read } from '../../providers/server.ts'
import { AmountInput } from './FormSections.tsx'
import { maybeDaysRules, maybeLevelRules, mostOf } from './rules.ts'
import { Section } from './Section.tsx'

const field = (path: string) => `resources.promotions.fields.terms.audience.${path}`
const at = (path: string) => `terms.audience.${path}`

/** For whom it is: whoever meets all of it; what is left empty asks for nothing. */
export function AudienceSection() {
  const deposits: unknown = useWatch({ name: at('leastDeposits.amount') })
  const { data: tags = [] } = useQuery({
    queryKey: ['tags'],
    queryFn: async () => (await read(ConsoleTagsDocument, {})).tags,
  })
  return (
    <Section name="audience" refusable="terms.audience">
      <NumberInput source={at('newMembersDays')} label={field('newMembersDays')} validate={maybeDaysRules} />
      <NumberInput source={at('inactiveDays')} label={field('inactiveDays')} validate={maybeDaysRules} />
      <NumberInput source={at('leastLevel')} label={field('leastLevel')} validate={maybeLevelRules(1)} />
      <NumberInput
        source={at('greatestLevel')}
        label={field('greatestLevel')}
        validate={maybeLevelRules(0)}
        helperText="promotions.greatestLevelHelp"
      />
      <AmountInput source={at('leastDeposits.amount')} isNeeded={false} />
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
    </Section>
  )
}
