import { Box, Card, CardContent, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title, useTranslate } from 'react-admin'
import { ReadFailure } from '../../fields/ReadFailure.tsx'
import { TermsView } from '../../kits/contracts/TermsView.tsx'
import { WaitingProposal } from '../../kits/proposals/WaitingProposal.tsx'
import { mayDo } from '../../providers/auth-provider.ts'
import { change, read } from '../../providers/server.ts'
import {
  type ConsoleContractTemplateFragment,
  ConsoleContractTemplatesDocument,
  UpdateContractTemplateDocument,
} from './contractTemplates.generated.ts'
import { EditTemplate } from './EditTemplate.tsx'

/** What the brand in view offers of each kind of contract, and its rules; any change takes a second operator. */
export default function TemplateList() {
  const { data, error, refetch } = useQuery({
    queryKey: ['contractTemplates', 'all'],
    queryFn: async () => (await read(ConsoleContractTemplatesDocument, {})).templates,
  })
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 880 }}>
      <Title title="contractTemplates.name" />
      {error && <ReadFailure error={error} onRetry={refetch} />}
      {data === undefined && !error && <Skeleton variant="rounded" height={420} />}
      {data?.map((template) => (
        <Template key={template.id} template={template} />
      ))}
    </Box>
  )
}

function Template({ template }: { template: ConsoleContractTemplateFragment }) {
  const translate = useTranslate()
  const { id, isOffered, period, proposal } = template
  // The platform tells the wish as a body of the call that saves it.
  const wish = proposal?.wish as unknown as Omit<ConsoleContractTemplateFragment, 'id'> | undefined
  const confirm = async (reason: string) => {
    if (wish === undefined) return undefined
    return (await change(UpdateContractTemplateDocument, { input: { ...wish, id, reason } })).saved
  }
  return (
    <Card component="section" aria-label={translate(`contracts.kinds.${id}`)}>
      <CardContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' }}>
        <Typography variant="h6" component="h2">
          {translate(`contracts.kinds.${id}`)}
        </Typography>
        {proposal && wish && (
          <WaitingProposal proposal={proposal} resource="contracts" confirm={confirm}>
            <TermsView terms={wish} period={wish.period} />
            <Rules template={wish} />
          </WaitingProposal>
        )}
        {!isOffered && <Typography>{translate('contractTemplates.notOffered')}</Typography>}
        {isOffered && <TermsView terms={template} period={period} />}
        {isOffered && <Rules template={template} />}
        {mayDo('contracts', 'edit') && <EditTemplate template={template} />}
      </CardContent>
    </Card>
  )
}

function Rules({
  template: { needsApproval, makesAgents, paidBy },
}: {
  template: Pick<ConsoleContractTemplateFragment, 'needsApproval' | 'makesAgents' | 'paidBy'>
}) {
  const translate = useTranslate()
  const sentences = [
    needsApproval ? 'contractTemplates.approved' : 'contractTemplates.notApproved',
    makesAgents ? 'contractTemplates.agents' : 'contractTemplates.agentsAlone',
    `contractTemplates.paidBys.${paidBy}`,
  ]
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {sentences.map((sentence) => (
        <li key={sentence}>{translate(sentence)}</li>
      ))}
    </Box>
  )
}
