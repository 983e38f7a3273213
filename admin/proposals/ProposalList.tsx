import { Card, CardContent, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { type Column, Sheet } from '../layout/Sheet.tsx'
import { ask } from '../lib/call.ts'
import { useFormats } from '../lib/use-formats.ts'
import { pathOf } from './path-of.ts'
import { type ConsoleProposalFragment, ConsoleProposalsDocument } from './proposals.generated.ts'

/** What waits for a second operator: who wants what since when, and the page on which it is confirmed or refused. */
export default function ProposalList() {
  const translate = useTranslate()
  const { moment } = useFormats()
  const { data, error, refetch } = useQuery({
    queryKey: ['proposals'],
    queryFn: async () => (await ask(ConsoleProposalsDocument, {})).proposals,
  })
  const columns: Column<ConsoleProposalFragment>[] = [
    {
      heading: 'proposals.about',
      render: (proposal) => (
        <Link to={pathOf(proposal)} style={{ color: 'inherit', display: 'inline-block', padding: '12px 0' }}>
          {translate(`proposals.kinds.${proposal.kind}`, { subject: subjectOf(proposal, translate) })}
        </Link>
      ),
    },
    { heading: 'proposals.by', render: ({ proposedByAccount }) => proposedByAccount },
    { heading: 'proposals.at', render: ({ proposedAt }) => moment(proposedAt) },
    { heading: 'reason.label', render: ({ reason }) => reason },
    { heading: 'proposals.until', render: ({ countsUntil }) => moment(countsUntil) },
  ]
  return (
    <Card variant="outlined" sx={{ mt: 2 }}>
      <Title title="proposals.name" />
      <CardContent>
        <Typography sx={{ mb: 2, maxWidth: '70ch' }}>{translate('proposals.explain')}</Typography>
        <Sheet
          name="proposals.name"
          columns={columns}
          rows={data}
          keyOf={({ id }) => id}
          error={error}
          onRetry={() => refetch()}
        />
      </CardContent>
    </Card>
  )
}

/** Which of several it is about, in words where there are some. */
function subjectOf({ kind, subjectId }: ConsoleProposalFragment, translate: (key: string) => string): string {
  return kind === 'turnoverRules' ? translate(`turnoverRules.sources.${subjectId}`) : subjectId
}
