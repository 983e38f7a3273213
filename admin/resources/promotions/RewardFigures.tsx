import { NumberInput, required, SelectInput, useGetList, useLocaleState } from 'react-admin'
import { type ChancePlan, phaseOf, titleIn } from '../../kits/chance/chance-plan.ts'
import { countRules, risePercentRules } from '../../kits/drafts/rules.ts'

const field = (name: string) => `resources.promotions.fields.terms.reward.${name}`
const ALL = { pagination: { page: 1, perPage: 100 } }
const most = { tickets: 100, days: 90 }

/** Tickets of a raffle of the brand that is not over. */
export function TicketFigures() {
  const [language] = useLocaleState()
  const { data: raffles = [] } = useGetList<ChancePlan>('raffles', ALL)
  const open = raffles.filter((raffle) => phaseOf(raffle, new Date()) !== 'OVER')
  return (
    <>
      <SelectInput
        source="terms.reward.raffleId"
        label={field('raffleId')}
        choices={open.map(({ id, words }) => ({ id, name: titleIn(words, language) }))}
        translateChoice={false}
        validate={required()}
        helperText="promotions.raffleHelp"
      />
      <NumberInput source="terms.reward.tickets" label={field('tickets')} validate={countRules(1, most.tickets)} />
    </>
  )
}

/** How much more of what is played comes back, and for how long. */
export function RiseFigures() {
  return (
    <>
      <NumberInput
        source="terms.reward.percent"
        label={field('rise')}
        validate={risePercentRules}
        helperText="promotions.riseHelp"
      />
      <NumberInput source="terms.reward.days" label={field('days')} validate={countRules(1, most.days)} />
    </>
  )
}
