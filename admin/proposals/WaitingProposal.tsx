import { Alert, AlertTitle, Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ActionButton } from '../layout/ActionButton.tsx'
import { change } from '../lib/call.ts'
import { useFormats } from '../lib/use-formats.ts'
import { mayDo } from '../providers/auth-provider.ts'
import { signedInOperator } from '../providers/session.ts'
import { type ConsoleProposalFragment, RefuseProposalDocument } from './proposals.generated.ts'

interface Props {
  proposal: ConsoleProposalFragment
  /** Whose right it takes to confirm: `withdrawalSettings`. */
  resource: string
  /** Sends the same wish as a second operator. */
  confirm(reason: string): Promise<unknown>
  /** What it would change. */
  children: ReactNode
}

/** What one operator wants of the settings below, for a second one to confirm or refuse; it counts for nothing until then. */
export function WaitingProposal({ proposal, resource, confirm, children }: Props) {
  const translate = useTranslate()
  const { moment } = useFormats()
  const { id, proposedBy, proposedByAccount, proposedAt, countsUntil, reason } = proposal
  const isMine = proposedBy === signedInOperator()?.id
  const refuse = (why: string) => change(RefuseProposalDocument, { input: { id, reason: why } })
  return (
    <Alert severity="warning" variant="outlined" role="region" aria-label={translate('proposals.one')} sx={frame}>
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
      <Typography variant="body2">{translate('proposals.else')}</Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
        {!isMine && mayDo(resource, 'edit') && (
          <ActionButton label="proposals.confirm" effects={['proposals.confirmEffect']} run={confirm} />
        )}
        {mayDo('proposals', 'refuse') && (
          <ActionButton
            label={isMine ? 'proposals.withdraw' : 'proposals.refuse'}
            effects={['proposals.refuseEffect']}
            run={refuse}
            isDangerous
          />
        )}
      </Box>
    </Alert>
  )
}

/** What is inside may be as wide as the page and no wider. */
const frame = { width: '100%', '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } }
