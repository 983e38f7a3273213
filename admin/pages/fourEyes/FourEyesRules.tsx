import { Card, CardContent, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title, useTranslate } from 'react-admin'
import { ReadFailure } from '../../fields/ReadFailure.tsx'
import { WaitingProposal } from '../../kits/proposals/WaitingProposal.tsx'
import { read } from '../../providers/server.ts'
import { ConsoleFourEyesRulesDocument, type ConsoleFourEyesRuleFragment as Rule } from './fourEyes.generated.ts'
import { RoomRules } from './RoomRules.tsx'
import { byRoom } from './rooms.ts'
import { saveRule } from './save-rule.ts'

/** Which deeds take two operators: what the house says, and what the brand decides. */
export default function FourEyesRules() {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: ['fourEyesRules'],
    queryFn: async () => (await read(ConsoleFourEyesRulesDocument, {})).rules,
  })
  return (
    <Card variant="outlined" sx={{ mt: 2 }}>
      <Title title="fourEyes.name" />
      <CardContent sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography sx={{ maxWidth: '70ch' }}>{translate('fourEyes.explain')}</Typography>
        {error && <ReadFailure error={error} onRetry={refetch} />}
        {!error && data === undefined && <Skeleton variant="rounded" height={320} />}
        {data?.map((rule) => (
          <Loosening key={rule.deed} rule={rule} />
        ))}
        {data && byRoom(data).map(({ room, rules }) => <RoomRules key={room} room={room} rules={rules} />)}
      </CardContent>
    </Card>
  )
}

/** That one operator shall suffice again, for a second one to confirm or refuse. */
function Loosening({ rule: { deed, proposal } }: { rule: Rule }) {
  const translate = useTranslate()
  if (proposal === null) return null
  return (
    <WaitingProposal
      proposal={proposal}
      resource="fourEyes"
      effect="fourEyes.confirmLoosen"
      otherwise="fourEyes.loosenEffect"
      confirm={(reason) => saveRule(deed, false, reason)}
    >
      <Typography variant="body2">
        {translate('proposals.kinds.FOUR_EYES_RULES', { subject: translate(`fourEyes.deeds.${deed}`) })}
      </Typography>
    </WaitingProposal>
  )
}
