import { useMemo } from 'react'
import { CheckboxGroupInput, regex, required, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { gameTypeChoices } from '../../inputs/choices.ts'
import { GroupedInput } from '../../inputs/GroupedInput.tsx'
import { BeginForm, CODE } from '../../kits/missions/BeginForm.tsx'
import { emptyNames, NamesInput } from '../../kits/missions/NamesInput.tsx'
import { TYPED_AMOUNT } from '../../lib/typed-amount.ts'
import { change } from '../../providers/server.ts'
import { useBrand } from '../../providers/use-brand.ts'
import { isOfMoney, isOfPlay, missionInput } from './mission-terms.ts'
import { CreateMissionDocument } from './missions.generated.ts'

const choices = (words: string, ...ids: string[]) => ids.map((id) => ({ id, name: `${words}.${id}` }))
const goals = choices('missionGoalNames', 'VALID_BET', 'BETS', 'DEPOSITS', 'DAYS_IN_ROW')
const field = (name: string) => `resources.missions.fields.${name}`
const code = regex(CODE, 'missions.codeFormat')
const amount = regex(TYPED_AMOUNT, 'depositDesk.amountFormat')
const count = regex(/^[1-9]\d{0,8}$/, 'missions.countFormat')

/** A new mission: what it asks and gives never changes, another takes its place. */
export default function MissionCreate() {
  const brand = useBrand()
  const empty = useMemo(
    () => brand && { code: '', names: emptyNames(brand), period: 'DAY', goal: 'VALID_BET', categories: [] },
    [brand],
  )
  if (brand === undefined || empty === undefined) return null
  return (
    <BeginForm
      resource="missions"
      empty={empty}
      begin={(values) => change(CreateMissionDocument, { input: missionInput(values) })}
    >
      <TextInput source="code" label={field('code')} validate={[required(), code]} helperText="missions.codeHelp" />
      <NamesInput brand={brand} />
      <Terms />
    </BeginForm>
  )
}

function Terms() {
  const goal = useWatch({ name: 'goal' })
  const noRowOfADay = (period: unknown) =>
    period === 'DAY' && goal === 'DAYS_IN_ROW' ? 'missions.rowOfADay' : undefined
  return (
    <>
      <SelectInput source="goal" label={field('goal')} choices={goals} validate={required()} />
      <SelectInput
        source="period"
        label={field('period')}
        choices={choices('missionPeriods', 'DAY', 'WEEK', 'ONCE')}
        validate={[required(), noRowOfADay]}
      />
      <GroupedInput
        key={isOfMoney(goal) ? 'amount' : 'count'}
        source="target"
        label={isOfMoney(goal) ? 'missions.targetAmount' : 'missions.targetCount'}
        validate={[required(), isOfMoney(goal) ? amount : count]}
      />
      {isOfPlay(goal) && (
        <CheckboxGroupInput
          source="categories"
          label={field('categories')}
          choices={gameTypeChoices}
          helperText="missions.categoriesHelp"
        />
      )}
      <GroupedInput
        source="reward"
        label={field('reward')}
        validate={[required(), amount]}
        helperText="missions.rewardHelp"
      />
    </>
  )
}
