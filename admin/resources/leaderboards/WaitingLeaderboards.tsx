import { useLocaleState } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { nameIn } from '../../kits/missions/mission-names.ts'
import { useCategories } from '../../kits/missions/use-categories.ts'
import { WaitingBeginnings } from '../../kits/missions/WaitingBeginnings.tsx'
import type { CreateLeaderboardInput } from '../../lib/schema.generated.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { change } from '../../providers/server.ts'
import { sumOf } from './leaderboard-input.ts'
import { CreateLeaderboardDocument } from './leaderboards.generated.ts'
import { PrizeList } from './PrizeList.tsx'

/** Leaderboards that one operator wants to begin. */
export function WaitingLeaderboards() {
  return (
    <WaitingBeginnings
      kind="leaderboard"
      confirm={(wish, reason) =>
        change(CreateLeaderboardDocument, { input: { ...(wish as unknown as CreateLeaderboardInput), reason } })
      }
    >
      {(wish) => <Wish wish={wish as unknown as CreateLeaderboardInput} />}
    </WaitingBeginnings>
  )
}

function Wish({ wish }: { wish: CreateLeaderboardInput }) {
  const [language] = useLocaleState()
  const { amount } = useFormats()
  const categoriesOf = useCategories()
  return (
    <Facts
      facts={[
        ['resources.leaderboards.fields.name', nameIn(wish.names, language)],
        ['resources.leaderboards.fields.categories', categoriesOf(wish.categories)],
        ['resources.leaderboards.fields.leastValidBet', amount(wish.leastValidBet)],
        ['leaderboards.weekCost', <strong key="sum">{amount(sumOf(wish.prizes))}</strong>],
        ['resources.leaderboards.fields.prizes', <PrizeList key="prizes" prizes={wish.prizes} />],
      ]}
    />
  )
}
