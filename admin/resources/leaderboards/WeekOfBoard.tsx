import ChevronLeftIcon from '@mui/icons-material/ChevronLeft'
import ChevronRightIcon from '@mui/icons-material/ChevronRight'
import { Box, Button, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { read } from '../../providers/server.ts'
import { ConsoleLeaderboardWeekDocument, type ConsoleLeaderboardWeekQuery } from './leaderboards.generated.ts'

type Place = ConsoleLeaderboardWeekQuery['week']['places'][number]

/** A week of a leaderboard, and the way to the weeks beside it. */
export function WeekOfBoard({ id }: { id: string }) {
  const translate = useTranslate()
  const { amount, day, moment, number } = useFormats()
  const [startsOn, setStartsOn] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['leaderboards', id, 'week', startsOn],
    queryFn: async () => (await read(ConsoleLeaderboardWeekDocument, { id, startsOn })).week,
    placeholderData: keepPreviousData,
  })
  const currency = data?.currency ?? ''
  const columns: Column<Place>[] = [
    { heading: 'leaderboards.placeHeading', render: ({ place }) => number(place) },
    {
      heading: 'leaderboards.member',
      render: ({ memberId, account }) => (
        <TextLink to={`/members/${memberId}/show`} look="strong">
          {account}
        </TextLink>
      ),
    },
    { heading: 'leaderboards.validBet', render: ({ validBet }) => amount(validBet, currency), isNumber: true },
    {
      heading: data?.isClosed ? 'leaderboards.won' : 'leaderboards.wouldWin',
      render: ({ prize }) => (prize === null ? '–' : amount(prize, currency)),
      isNumber: true,
    },
    ...(data?.isClosed
      ? [
          {
            heading: 'leaderboards.takenAt',
            render: ({ claimedAt }: Place) =>
              claimedAt === null ? translate('leaderboards.notTaken') : moment(claimedAt),
          },
        ]
      : []),
  ]
  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h2" aria-live="polite">
          {data === undefined ? '…' : translate('leaderboards.weekOf', { day: day(data.startsOn) })}
        </Typography>
        {data !== undefined && (
          <StateChip
            label={translate(data.isClosed ? 'leaderboards.closed' : 'leaderboards.open')}
            tone={data.isClosed ? 'default' : 'success'}
          />
        )}
        <Box sx={{ ml: { sm: 'auto' }, display: 'flex', gap: 1 }}>
          <Button
            size="small"
            startIcon={<ChevronLeftIcon />}
            disabled={!data?.earlier}
            onClick={() => setStartsOn(data?.earlier ?? null)}
          >
            {translate('leaderboards.earlier')}
          </Button>
          <Button
            size="small"
            endIcon={<ChevronRightIcon />}
            disabled={!data?.later}
            onClick={() => setStartsOn(data?.later ?? null)}
          >
            {translate('leaderboards.later')}
          </Button>
        </Box>
      </Box>
      <Sheet
        name="leaderboards.standing"
        columns={columns}
        rows={data?.places}
        keyOf={({ place }) => String(place)}
        error={error}
        onRetry={() => refetch()}
        empty={data?.isClosed ? 'leaderboards.nobodyWon' : 'leaderboards.nobodyYet'}
      />
    </Box>
  )
}
