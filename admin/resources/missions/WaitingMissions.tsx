import { useLocaleState } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { nameIn } from '../../kits/missions/mission-names.ts'
import { useCategories } from '../../kits/missions/use-categories.ts'
import { WaitingBeginnings } from '../../kits/missions/WaitingBeginnings.tsx'
import type { CreateMissionInput } from '../../lib/schema.generated.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { change } from '../../providers/server.ts'
import { CreateMissionDocument } from './missions.generated.ts'
import { useMissionWords } from './use-mission-words.ts'

/** Missions that one operator wants to begin. */
export function WaitingMissions() {
  return (
    <WaitingBeginnings
      kind="mission"
      confirm={(wish, reason) =>
        change(CreateMissionDocument, { input: { ...(wish as unknown as CreateMissionInput), reason } })
      }
    >
      {(wish) => <Wish wish={wish as unknown as CreateMissionInput} />}
    </WaitingBeginnings>
  )
}

function Wish({ wish }: { wish: CreateMissionInput }) {
  const [language] = useLocaleState()
  const { amount } = useFormats()
  const words = useMissionWords()
  const categoriesOf = useCategories()
  return (
    <Facts
      facts={[
        ['resources.missions.fields.name', nameIn(wish.names, language)],
        ['resources.missions.fields.target', words(wish, '')],
        ['resources.missions.fields.categories', categoriesOf(wish.categories)],
        ['resources.missions.fields.reward', <strong key="reward">{amount(wish.reward)}</strong>],
      ]}
    />
  )
}
