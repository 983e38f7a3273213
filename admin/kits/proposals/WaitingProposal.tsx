import { Alert, AlertTitle, Box, Typography } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { signedInOperator } from '../../providers/session.ts'
import { ActionButton } from '../decisions/ActionButton.tsx'
import { type Guarded, isProposed } from './is-proposed.ts'
import type { ConsoleProposalFragment } from './proposals.generated.ts'
import { RefuseButton } from './TakeBack.tsx'

interface Props {
  proposal: ConsoleProposalFragment
  /** Whose right it takes to confirm: `withdrawalSettings`. */
  resource: string
  /** Sends the same wish as a second operator; answers what became of it. */
  confirm(reason: string): Promise<Guarded | null | undefined>
  /** The word for what confirming does, where not all of it is in force at once. */
  effect?: string
  /** The word for how something else is wanted, where there is no form below. */
  otherwise?: string
  /** Whether the operator at hand has just proposed it: it is brought into view then, since nothing else on the page changed. */
  isNew?: boolean
  /** What it would change. */
  children: ReactNode
}

/** What one operator wants of the settings below, for a second one to confirm or refuse; it counts for nothing until then. */
export function WaitingProposal({
  proposal,
  resource,
  confirm,
  effect = 'proposals.confirmEffect',
  otherwise = 'proposals.else',
  isNew = false,
  children,
}: Props) {
  const translate = useTranslate()
  const { moment } = useFormats()
  const { id, proposedBy, proposedByAccount, proposedAt, countsUntil, reason } = proposal
  const isMine = proposedBy === signedInOperator()?.id
  // What was taken back meanwhile is not confirmed by the same wish: it is proposed again.
  const toldOfConfirming = (saved: Guarded | null | undefined) =>
    isProposed(saved, { proposal }) ? 'proposals.waits' : 'proposals.confirmed'
  const mayChange = mayDo(resource, 'edit')
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isNew || id === '') return
    panel.current?.scrollIntoView({ block: 'start' })
    panel.current?.focus({ preventScroll: true })
  }, [isNew, id])
  return (
    <Alert
      ref={panel}
      tabIndex={-1}
      severity="warning"
      variant="outlined"
      role="region"
      aria-label={translate('proposals.one')}
      sx={frame}
    >
      <AlertTitle>
        {translate(isMine ? 'proposals.mine' : 'proposals.theirs', { operator: proposedByAccount })}
      </AlertTitle>
      <Typography variant="body2">
        {translate('proposals.when', { at: moment(proposedAt), until: moment(countsUntil) })}
      </Typography>
      <Typography variant="body2">
        {translate('proposals.why', { reason: reason === '' ? translate('audit.noReason') : reason })}
      </Typography>
      <Box sx={{ my: 1 }}>{children}</Box>
      {mayChange && <Typography variant="body2">{translate(otherwise)}</Typography>}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
        {!isMine && mayChange && (
          <ActionButton label="proposals.confirm" effects={[effect]} run={confirm} done={toldOfConfirming} />
        )}
        <RefuseButton id={id} proposedBy={proposedBy} />
      </Box>
    </Alert>
  )
}

/** What is inside may be as wide as the page and no wider. */
const frame = {
  width: '100%',
  // The bar at the top of the page stands over what is scrolled to its edge.
  scrollMarginTop: 72,
  '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 },
}
