import { Alert, Box, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Labeled, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { type Column, Sheet } from '../../../layout/Sheet.tsx'
import type { PreviewDrawCorrectionInput } from '../../../lib/schema.generated.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { type CorrectionPreview, previewCorrection } from './preview-correction.ts'

type Concerned = CorrectionPreview['members'][number]
type Team = CorrectionPreview['teams'][number]
type Hour = CorrectionPreview['hours'][number]

/** Who gains and who loses by a correction, in total and member by member, and what agents' and bonus figures become. */
export function CorrectionEffects({ wish }: { wish: PreviewDrawCorrectionInput }) {
  const translate = useTranslate()
  const { amount, number, moment } = useFormats()
  const { data, error } = useQuery({
    queryKey: ['drawCorrectionPreview', wish],
    queryFn: () => previewCorrection(wish),
    retry: false,
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (data === undefined) return <Skeleton variant="rounded" height={220} />

  const totals = [
    ['draws.betCount', number(data.bets)],
    ['draws.memberCount', number(data.memberCount)],
    ['draws.teamCount', number(data.teamCount)],
    ['draws.stakeReturned', amount(data.stakeReturned)],
    ['draws.rebateTaken', amount(data.rebateTaken)],
    ['draws.payoutBefore', amount(data.payoutBefore)],
    ['draws.payoutAfter', amount(data.payoutAfter)],
    ['draws.uncollected', amount(data.uncollected)],
    ['draws.validBetChange', amount(data.validBetChange)],
  ] as const
  const columns: Column<Concerned>[] = [
    {
      heading: 'desk.member',
      render: ({ memberId, memberAccount }) => (
        <Link to={`/members/${memberId}/show`} style={{ color: 'inherit', fontWeight: 600 }}>
          {memberAccount}
        </Link>
      ),
    },
    { heading: 'draws.balance', render: ({ balance }) => amount(balance), isNumber: true },
    { heading: 'draws.stakeReturned', render: ({ stakeReturned }) => amount(stakeReturned), isNumber: true },
    { heading: 'draws.rebateTaken', render: ({ rebateTaken }) => amount(rebateTaken), isNumber: true },
    { heading: 'draws.payoutBefore', render: ({ payoutBefore }) => amount(payoutBefore), isNumber: true },
    { heading: 'draws.payoutAfter', render: ({ payoutAfter }) => amount(payoutAfter), isNumber: true },
    { heading: 'draws.uncollected', render: ({ uncollected }) => amount(uncollected), isNumber: true },
  ]
  const teams: Column<Team>[] = [
    {
      heading: 'draws.upline',
      render: ({ uplineId, uplineAccount }) => (
        <Link to={`/members/${uplineId}/show`} style={{ color: 'inherit', fontWeight: 600 }}>
          {uplineAccount}
        </Link>
      ),
    },
    { heading: 'draws.memberCount', render: ({ memberCount }) => number(memberCount), isNumber: true },
    { heading: 'draws.betCount', render: ({ bets }) => number(bets), isNumber: true },
    { heading: 'draws.validBetChange', render: ({ validBet }) => amount(validBet), isNumber: true },
    { heading: 'draws.profitChange', render: ({ profit }) => amount(profit), isNumber: true },
  ]
  const hours: Column<Hour>[] = [
    { heading: 'draws.hour', render: ({ hour }) => moment(hour) },
    { heading: 'desk.category', render: ({ gameType }) => translate(`gameTypes.${gameType}`) },
    { heading: 'draws.betCount', render: ({ bets }) => number(bets), isNumber: true },
    { heading: 'desk.stake', render: ({ stake }) => amount(stake), isNumber: true },
    { heading: 'draws.validBetChange', render: ({ validBet }) => amount(validBet), isNumber: true },
    { heading: 'desk.payout', render: ({ payout }) => amount(payout), isNumber: true },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 124px), 1fr))' }}>
        {totals.map(([label, text]) => (
          <Labeled key={label} label={label}>
            <Typography>{text}</Typography>
          </Labeled>
        ))}
      </Box>
      {data.uncollectedWins > 0 && (
        <Alert severity="warning">{translate('draws.uncollectedWins', { count: data.uncollectedWins })}</Alert>
      )}
      {data.bets === 0 ? (
        <Typography variant="body2">{translate('draws.nobody')}</Typography>
      ) : (
        <>
          <Sheet
            name="draws.members"
            columns={columns}
            rows={data.members}
            keyOf={({ memberId }) => memberId}
            {...read}
          />
          {data.teams.length > 0 && (
            <>
              <Typography component="h3" sx={{ fontWeight: 600 }}>
                {translate('draws.teams')}
              </Typography>
              <Sheet
                name="draws.teams"
                columns={teams}
                rows={data.teams}
                keyOf={({ uplineId }) => uplineId}
                {...read}
              />
            </>
          )}
          {data.hours.length > 0 && (
            <>
              <Typography component="h3" sx={{ fontWeight: 600 }}>
                {translate('draws.hours')}
              </Typography>
              <Sheet
                name="draws.hours"
                columns={hours}
                rows={data.hours}
                keyOf={({ hour, gameType }) => `${hour} ${gameType}`}
                {...read}
              />
            </>
          )}
        </>
      )}
    </Box>
  )
}

/** What these tables show has been read already. */
const read = { error: null, onRetry: () => undefined }
