import { useQuery } from '@tanstack/react-query'
import { useGetMany, useLocaleState } from 'react-admin'
import { type ChancePlan, titleIn } from '../../kits/chance/chance-plan.ts'
import { ConsoleTagsDocument } from '../../kits/tags/tags.generated.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { read } from '../../providers/server.ts'

const RAFFLE = 'terms.reward.raffleId'
const TAGS = 'terms.audience.tags'

interface Named {
  readonly terms?: { readonly reward?: { readonly raffleId?: string }; readonly audience?: { readonly tags?: string } }
}

/** The names of what drafts point to by ids, a raffle and tags; nothing is asked where they point to nothing. */
export function useDraftNames(drafts: readonly Named[]): (path: string, value: string) => string | undefined {
  const [language] = useLocaleState()
  const raffleIds = drafts.flatMap(({ terms }) => terms?.reward?.raffleId ?? [])
  const hasTags = drafts.some(({ terms }) => terms?.audience?.tags !== undefined)
  const { data: raffles } = useGetMany<ChancePlan>(
    'raffles',
    { ids: raffleIds },
    { enabled: raffleIds.length > 0 && mayDo('raffles', 'list') },
  )
  const { data: tags } = useQuery({
    queryKey: ['tags'],
    queryFn: async () => (await read(ConsoleTagsDocument, {})).tags,
    enabled: hasTags,
  })
  return (path, value) => {
    if (path === RAFFLE)
      return titleIn(raffles?.find((raffle) => raffle?.id === value)?.words ?? [], language) || undefined
    if (path !== TAGS) return undefined
    return value
      .split(', ')
      .map((id) => tags?.find((tag) => tag.id === id)?.name ?? id)
      .join(', ')
  }
}
