import { Alert, Box, LinearProgress } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { ReadFailure } from '../../../fields/ReadFailure.tsx'
import { ActionButton } from '../../../kits/decisions/ActionButton.tsx'
import { isProposed } from '../../../kits/proposals/is-proposed.ts'
import { WaitingProposal } from '../../../kits/proposals/WaitingProposal.tsx'
import { Sheet } from '../../../kits/tables/Sheet.tsx'
import { useFormats } from '../../../lib/use-formats.ts'
import { useLimitWords } from '../../../lib/use-limit-words.ts'
import { mayDo } from '../../../providers/auth-provider.ts'
import { change, readOfMember } from '../../../providers/server.ts'
import { useMemberId } from '../use-member-id.ts'
import { DeskMemberDocument, type DeskMemberFragment, ReopenAccountDocument } from './memberProtection.generated.ts'
import { OperatorLimitForm } from './OperatorLimitForm.tsx'

/** Limits and breaks of the member of the record, the operator's own limit, and the way back for a closed account. */
export function MemberProtection() {
  const translate = useTranslate()
  const { moment } = useFormats()
  const id = useMemberId()
  const { data, error, refetch } = useQuery({
    queryKey: ['protection', 'member', id],
    queryFn: () => readOfMember(DeskMemberDocument, { id }),
  })
  if (error) return <ReadFailure error={error} onRetry={refetch} />
  if (!data) return <LinearProgress />
  const { exclusions, status } = data
  const mayDecide = mayDo('protection', 'decide')
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, width: '100%' }}>
      {exclusions.map(({ id: key, kind, startedAt, endsAt }) => (
        <Alert key={key} severity="warning">
          {translate(`protection.kinds.${kind}`)}: {moment(startedAt)} –{' '}
          {endsAt === null ? translate('protection.noEnd') : moment(endsAt)}
        </Alert>
      ))}
      <Limits member={data} />
      {mayDecide && <OperatorLimitForm memberId={id} />}
      {status === 'CLOSED' && <Reopening member={data} />}
    </Box>
  )
}

function Limits({ member: { limits, currency } }: { member: DeskMemberFragment }) {
  const words = useLimitWords()
  return (
    <Sheet
      name="protection.limits"
      empty="protection.none"
      rows={limits}
      keyOf={({ kind, period }) => `${kind} ${period}`}
      columns={[
        { heading: 'protection.limit', render: ({ kind, period }) => words.name(kind, period) },
        { heading: 'protection.own', render: ({ kind, own }) => words.amount(kind, own, currency) },
        { heading: 'protection.house', render: ({ kind, operator }) => words.amount(kind, operator, currency) },
        { heading: 'protection.used', render: ({ kind, used }) => words.amount(kind, used, currency) },
      ]}
    />
  )
}

/** The way back for a closed account; where it waits for a second operator, the way to confirm it. */
function Reopening({ member: { id, proposal } }: { member: DeskMemberFragment }) {
  const reopen = async (reason: string) => (await change(ReopenAccountDocument, { input: { id, reason } })).member
  if (proposal !== null)
    return (
      <WaitingProposal
        proposal={proposal}
        resource="protection"
        effect="protection.reopenEffect"
        otherwise="fourEyes.memberWaits"
        confirm={reopen}
      >
        {null}
      </WaitingProposal>
    )
  if (!mayDo('protection', 'decide')) return null
  return (
    <Box>
      <ActionButton
        label="protection.reopen"
        effects={['protection.reopenEffect']}
        run={reopen}
        done={(member) => (isProposed(member) ? 'proposals.waits' : 'desk.done')}
      />
    </Box>
  )
}
