import { Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { ReadFailure } from '../../fields/ReadFailure.tsx'
import type { GameChoiceList } from '../../lib/schema.generated.ts'
import { read } from '../../providers/server.ts'
import { ChosenGamesForm } from './ChosenGamesForm.tsx'
import { ConsoleGameChoicesDocument } from './gameChoices.generated.ts'

/** The games chosen for one place, as they stand at the server; another order there starts the form anew. */
export function ChosenGames({ list }: { list: GameChoiceList }) {
  const _translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: ['gameChoices', list],
    queryFn: async () => (await read(ConsoleGameChoicesDocument, { list })).games,
  })
  if (error !== null) return <ReadFailure error={error} onRetry={refetch} />
  if (data === undefined) return <Skeleton variant="rounded" height={320} />
  return <ChosenGamesForm key={data.map(({ id }) => id).join()} list={list} saved={data} />
}
