import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { VendorRecord } from '../../fields/VendorRecord.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { readOfMember } from '../../providers/server.ts'
import { ConsoleMemberBetDocument } from './memberDesk.generated.ts'

/** One bet: its movements, and the round as the vendor recorded it. */
export function BetDialog({ memberId, id, onClose }: { memberId: string; id: string; onClose(): void }) {
  const translate = useTranslate()
  const { moment, amount } = useFormats()
  const titleId = useId()
  const { data, error } = useQuery({
    queryKey: ['memberDesk', memberId, 'bet', id],
    queryFn: () => readOfMember(ConsoleMemberBetDocument, { memberId, id }),
  })
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>
        {data ? `${data.bet.gameName} · ${data.bet.round}` : translate('desk.bets')}
      </DialogTitle>
      <DialogContent>
        {error && <Alert severity="error">{error.message}</Alert>}
        {!data && !error && <Skeleton variant="rounded" height={160} />}
        {data && (
          <>
            <ul>
              {data.transactions.map(({ id: key, kind, amount: moved, balanceAfter, at }) => (
                <li key={`${key} ${kind}`}>
                  {moment(at)} · {translate(`transferKinds.${kind}`)} · {amount(moved)} →{' '}
                  {`${translate('desk.balanceAfter')} ${amount(balanceAfter, data.bet.currency)}`}
                </li>
              ))}
            </ul>
            {data.recallUrl !== null && (
              <p>
                <a href={data.recallUrl} target="_blank" rel="noreferrer" style={{ color: 'inherit' }}>
                  {translate('desk.recall')}
                </a>
              </p>
            )}
            {data.outcome === null ? (
              <Typography>{translate('desk.noOutcome')}</Typography>
            ) : (
              <VendorRecord record={data.outcome} />
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
