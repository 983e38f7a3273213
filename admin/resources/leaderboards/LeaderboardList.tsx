import { DataTable, List, useLocaleState, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { LifeChip } from '../../kits/missions/LifeChip.tsx'
import { nameIn } from '../../kits/missions/mission-names.ts'
import { useCategories } from '../../kits/missions/use-categories.ts'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { sumOf } from './leaderboard-input.ts'
import type { ConsoleLeaderboardFragment as Leaderboard } from './leaderboards.generated.ts'
import { WaitingLeaderboards } from './WaitingLeaderboards.tsx'

/** Who plays most of a week and what the first ones are given, above it what waits for a second operator. */
export default function LeaderboardList() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { amount } = useFormats()
  const categoriesOf = useCategories()
  const lifeWord = ({ until }: Leaderboard) => translate(until === null ? 'missions.running' : 'missions.ended')
  const costOf = ({ prizes, currency }: Leaderboard) => amount(sumOf(prizes), currency)
  const placesOf = ({ prizes }: Leaderboard) => translate('leaderboards.places', { smart_count: prizes.length })
  return (
    <>
      <WaitingLeaderboards />
      <List perPage={25} exporter={false} empty={false}>
        <Rows<Leaderboard>
          primary={({ names }) => nameIn(names, language)}
          secondary={(row) => [lifeWord(row), categoriesOf(row.categories), placesOf(row), costOf(row)].join(' · ')}
        >
          <DataTable.Col source="name" disableSort render={({ names }: Leaderboard) => nameIn(names, language)} />
          <DataTable.Col
            source="categories"
            disableSort
            render={({ categories }: Leaderboard) => categoriesOf(categories)}
          />
          <DataTable.Col source="prizes" disableSort render={placesOf} />
          <DataTable.Col
            source="cost"
            label="leaderboards.weekCost"
            disableSort
            sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}
            render={costOf}
          />
          <DataTable.Col source="state" disableSort render={({ until }: Leaderboard) => <LifeChip until={until} />} />
          <DataTable.Col source="since" disableSort>
            <Moment source="since" />
          </DataTable.Col>
          <DataTable.Col source="until" disableSort>
            <Moment source="until" />
          </DataTable.Col>
        </Rows>
      </List>
    </>
  )
}
