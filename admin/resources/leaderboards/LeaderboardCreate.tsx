import { useMemo } from 'react'
import { CheckboxGroupInput, regex, required, TextInput } from 'react-admin'
import { gameTypeChoices } from '../../inputs/choices.ts'
import { GroupedInput } from '../../inputs/GroupedInput.tsx'
import { BeginForm, CODE } from '../../kits/missions/BeginForm.tsx'
import { emptyNames, NamesInput } from '../../kits/missions/NamesInput.tsx'
import { TYPED_AMOUNT } from '../../lib/typed-amount.ts'
import { change } from '../../providers/server.ts'
import { useBrand } from '../../providers/use-brand.ts'
import { leaderboardInput } from './leaderboard-input.ts'
import { CreateLeaderboardDocument } from './leaderboards.generated.ts'
import { PrizesInput } from './PrizesInput.tsx'

const field = (name: string) => `resources.leaderboards.fields.${name}`

/** A new weekly leaderboard: what it counts and gives never changes, another takes its place. */
export default function LeaderboardCreate() {
  const brand = useBrand()
  const empty = useMemo(
    () => brand && { code: '', names: emptyNames(brand), categories: [], prizes: [{ amount: '' }], leastValidBet: '' },
    [brand],
  )
  if (brand === undefined || empty === undefined) return null
  return (
    <BeginForm
      resource="leaderboards"
      empty={empty}
      begin={(values) => change(CreateLeaderboardDocument, { input: leaderboardInput(values) })}
    >
      <TextInput
        source="code"
        label={field('code')}
        validate={[required(), regex(CODE, 'missions.codeFormat')]}
        helperText="missions.codeHelp"
      />
      <NamesInput brand={brand} />
      <CheckboxGroupInput
        source="categories"
        label={field('categories')}
        choices={gameTypeChoices}
        helperText="missions.categoriesHelp"
      />
      <GroupedInput
        source="leastValidBet"
        label={field('leastValidBet')}
        validate={[required(), regex(TYPED_AMOUNT, 'depositDesk.amountFormat')]}
        helperText="leaderboards.leastHelp"
      />

      <PrizesInput />
    </BeginForm>
  )
}
