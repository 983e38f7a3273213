import { Box } from '@mui/material'
import { TabbedShowLayout, useLocaleState, useRecordContext } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { LifeChip } from '../../kits/missions/LifeChip.tsx'
import { useCategories } from '../../kits/missions/use-categories.ts'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { languageName } from '../../lib/language-name.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import { sumOf } from './leaderboard-input.ts'
import { EndLeaderboardDocument, type ConsoleLeaderboardFragment as Leaderboard } from './leaderboards.generated.ts'
import { PrizeList } from './PrizeList.tsx'
import { WeekOfBoard } from './WeekOfBoard.tsx'

/** One leaderboard: who stands where this week, and who won what before; it may be ended, and never changed. */
export default function LeaderboardShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="leaderboards.week">
          <Week />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="leaderboards.terms" path="terms">
          <Terms />
          <End />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'LEADERBOARD')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

const field = (name: string) => `resources.leaderboards.fields.${name}`

function Week() {
  const board = useRecordContext<Leaderboard>()
  return board === undefined ? null : <WeekOfBoard id={board.id} />
}

function Terms() {
  const board = useRecordContext<Leaderboard>()
  const [language] = useLocaleState()
  const { amount, moment } = useFormats()
  const categoriesOf = useCategories()
  if (board === undefined) return null
  const { names, currency, until, prizes } = board
  return (
    <Facts
      facts={[
        ...names.map(({ language: one, name }) => [languageName(one, language), name] as const),
        [field('code'), board.id],
        [field('categories'), categoriesOf(board.categories)],
        [field('leastValidBet'), amount(board.leastValidBet, currency)],
        ['leaderboards.weekCost', amount(sumOf(prizes), currency)],
        [field('prizes'), <PrizeList key="prizes" prizes={prizes} />],
        [field('state'), <LifeChip key="state" until={until} />],
        [field('since'), moment(board.since)],
        [field('until'), moment(until)],
        [field('changedBy'), board.changedBy],
      ]}
    />
  )
}

function End() {
  const board = useRecordContext<Leaderboard>()
  if (board === undefined || board.until !== null || !mayDo('leaderboards', 'edit')) return null
  return (
    <Box>
      <ActionButton
        label="leaderboards.end"
        effects={['leaderboards.effectEnd']}
        run={(reason) => change(EndLeaderboardDocument, { input: { id: board.id, reason } })}
        isDangerous
      />
    </Box>
  )
}
