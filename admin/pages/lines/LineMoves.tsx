import { Alert, Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { WaitingProposal } from '../../kits/proposals/WaitingProposal.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import { type ConsoleLineFragment, MoveLineDocument } from './lines.generated.ts'
import { MoveLine } from './MoveLine.tsx'
import { TryTerms } from './TryTerms.tsx'
import { WishedUpline } from './WishedUpline.tsx'

/** How large a line is, where it moves, what waits about it, and the way to move it. */
export function LineMoves({ line, onMoved }: { line: ConsoleLineFragment; onMoved: () => void }) {
  const translate = useTranslate()
  const { day, number } = useFormats()
  const { id, next, proposal } = line
  const uplineId = typeof proposal?.wish.uplineId === 'string' ? proposal.wish.uplineId : null
  const confirm = async (reason: string) => {
    const { line: after } = await change(MoveLineDocument, { input: { id, uplineId, reason } })
    onMoved()
    return after
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="body2">
        {translate('lines.size', { members: number(line.members), direct: number(line.directMembers) })}
      </Typography>
      {next && (
        <Alert severity="info" variant="outlined">
          {next.upline
            ? translate('lines.moves', { day: day(next.day), account: next.upline.account })
            : translate('lines.movesToTop', { day: day(next.day) })}
        </Alert>
      )}
      {proposal && (
        <WaitingProposal proposal={proposal} resource="lines" confirm={confirm} effect="lines.confirmEffect">
          <WishedUpline id={uplineId} />
        </WaitingProposal>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayDo('lines', 'edit') && <MoveLine line={line} onMoved={onMoved} />}
        {line.isAgent && mayDo('settlements', 'list') && <TryTerms line={line} />}
      </Box>
    </Box>
  )
}
