import { Card, CardContent, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useLocaleState, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { formatAge } from '../../lib/age.ts'
import { read } from '../../providers/server.ts'
import type { Draw } from './draw.ts'
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

/** What needs a person: draws held, without a result or late, corrections to be decided; what has waited longest stands first. */
export function DrawQueue() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { data, error, refetch } = useQuery({
    queryKey: ['drawQueue'],
    queryFn: readQueue,
    refetchInterval: REFRESH_MILLISECONDS,
  })
  const columns: Column<Task>[] = [
    {
      heading: 'draws.one',
      render: ({ drawId, name, number }) => (
        <TextLink to={`/lotteryDraws/${drawId}/show`} look="strong">
          {name} · {number}
        </TextLink>
      ),
    },
    { heading: 'draws.need', render: ({ words, tone }) => <StateChip label={translate(words)} tone={tone} /> },
    { heading: 'draws.age', render: ({ since }) => formatAge(since, Date.now(), language) },
  ]
  return (
    <Card variant="outlined" sx={{ mt: 2 }}>
      <CardContent>
        <Typography component="h2" variant="h2">
          {translate('draws.queue')}
        </Typography>
        {data?.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
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

function needOf({ state, isOfficial }: Draw): Pick<Task, 'words' | 'tone'> {
  if (state === 'HELD') return { words: 'draws.isHeld', tone: 'error' }
  if (state === 'CLOSED' && isOfficial) return { words: 'draws.needsResult', tone: 'warning' }
  return { words: 'draws.isLate', tone: 'error' }
}

async function readQueue(): Promise<Task[]> {
  const { waiting, asked } = await read(ConsoleDrawQueueDocument, {
    waiting: { needsOperator: true },
    asked: { state: 'ASKED' },
  })
  const draws = waiting.items.map((draw) => ({
    ...needOf(draw),
    drawId: draw.id,
    name: draw.lotteryName,
    number: draw.number,
    since: draw.drawsAt,
  }))
  const corrections = asked.items.map(({ drawId, lotteryCode, number, askedAt }) => ({
    drawId,
    name: lotteryCode,
    number,
    words: 'draws.needsDecision',
    tone: 'warning' as const,
    since: askedAt,
  }))
  return [...draws, ...corrections].toSorted((left, right) => left.since.localeCompare(right.since))
}
