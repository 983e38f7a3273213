import { Card, CardContent, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useLocaleState, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { StateChip } from '../../fields/StateChip.tsx'
import { type Column, Sheet } from '../../layout/Sheet.tsx'
import { formatAge } from '../../lib/age.ts'
import { ask } from '../../lib/call.ts'
import { ConsoleDrawQueueDocument } from './lotteryDraws.generated.ts'

interface Task {
  drawId: string
  name: string
  number: string
  words: string
  tone: 'error' | 'warning'
  since: string
}

const REFRESH_MILLISECONDS = 15_000

/** What needs a person: draws held, draws without a result, corrections to be decided; what has waited longest stands first. */
export function DrawQueue() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { data, error, refetch } = useQuery({
    queryKey: ['drawQueue'],
    queryFn: readQueue,
    refetchInterval: REFRESH_MILLISECONDS,
  })
  const columns: Column<Task>[] = [
    { heading: 'draws.age', render: ({ since }) => formatAge(since, Date.now(), language) },
    {
      heading: 'draws.one',
      render: ({ drawId, name, number }) => (
        <Link to={`/lotteryDraws/${drawId}/show`} style={{ color: 'inherit', fontWeight: 600 }}>
          {name} · {number}
        </Link>
      ),
    },
    { heading: 'draws.need', render: ({ words, tone }) => <StateChip label={translate(words)} tone={tone} /> },
  ]
  return (
    <Card variant="outlined" sx={{ mt: 2 }}>
      <CardContent>
        <Typography component="h2" variant="h2">
          {translate('draws.queue')}
        </Typography>
        {data?.length === 0 ? (
          <Typography variant="body2" color="text.secondary">
            {translate('draws.nothingWaits')}
          </Typography>
        ) : (
          <Sheet
            name="draws.queue"
            columns={columns}
            rows={data}
            keyOf={({ drawId, words }) => `${drawId} ${words}`}
            error={error}
            onRetry={refetch}
          />
        )}
      </CardContent>
    </Card>
  )
}

async function readQueue(): Promise<Task[]> {
  const { held, waiting, asked } = await ask(ConsoleDrawQueueDocument, {
    held: { state: 'HELD' },
    waiting: { state: 'CLOSED', isOfficial: true, to: new Date().toISOString() },
    asked: { state: 'ASKED' },
  })
  const draws = [
    ...held.items.map((draw) => ({ draw, words: 'draws.isHeld', tone: 'error' as const })),
    ...waiting.items.map((draw) => ({ draw, words: 'draws.needsResult', tone: 'warning' as const })),
  ].map(({ draw: { id, gameName, number, drawsAt }, ...need }) => ({
    ...need,
    drawId: id,
    name: gameName,
    number,
    since: drawsAt,
  }))
  const corrections = asked.items.map(({ drawId, gameCode, number, askedAt }) => ({
    drawId,
    name: gameCode,
    number,
    words: 'draws.needsDecision',
    tone: 'warning' as const,
    since: askedAt,
  }))
  return [...draws, ...corrections].toSorted((left, right) => left.since.localeCompare(right.since))
}
