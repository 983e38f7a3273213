import { Alert, Box, Button } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { useDecision } from '../../kits/decisions/use-decision.ts'
import { DEED_KEYS } from '../../lib/use-shortcuts.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import { signedInOperator } from '../../providers/session.ts'
import { TicketAnswer } from './TicketAnswer.tsx'
import {
  ClaimTicketDocument,
  type ConsoleTicketQuery,
  EscalateTicketDocument,
  ReleaseTicketDocument,
} from './tickets.generated.ts'

type Ticket = NonNullable<ConsoleTicketQuery['record']>

/** What the operator may do: take the ticket, and once it is his answer, note, hand on, put back and close. */
export function TicketDesk() {
  const ticket = useRecordContext<Ticket>()
  const translate = useTranslate()
  if (ticket === undefined || ticket.state === 'CLOSED' || !mayDo('tickets', 'answer')) return null
  const { id, state, claimedBy, category } = ticket
  const isOwn = claimedBy !== null && claimedBy === signedInOperator()?.account
  if (state === 'CLAIMED' && !isOwn)
    return <Alert severity="info">{translate('tickets.withOther', { operator: claimedBy })}</Alert>
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%', maxWidth: 760 }}>
      {isOwn && <TicketAnswer key={id} ticket={ticket} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {isOwn ? <Release id={id} /> : <Claim id={id} />}
        {category === 'COMPLAINT' && state !== 'ESCALATED' && (
          <ActionButton
            label="tickets.escalate"
            effects={['tickets.escalateEffect']}
            run={(reason) => change(EscalateTicketDocument, { input: { id, reason } })}
          />
        )}
      </Box>
    </Box>
  )
}

function Claim({ id }: { id: string }) {
  const translate = useTranslate()
  const claim = useDecision(ClaimTicketDocument, undefined, () => 'tickets.taken')
  return (
    <Button
      size="small"
      variant="contained"
      disabled={claim.isPending}
      aria-keyshortcuts={DEED_KEYS.claim}
      onClick={() => claim.mutate({ id })}
    >
      {translate('tickets.take')}
    </Button>
  )
}

function Release({ id }: { id: string }) {
  const translate = useTranslate()
  const release = useDecision(ReleaseTicketDocument, undefined, () => 'tickets.released')
  return (
    <Button size="small" variant="outlined" disabled={release.isPending} onClick={() => release.mutate({ id })}>
      {translate('tickets.release')}
    </Button>
  )
}
