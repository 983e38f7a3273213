import { Card, CardContent, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title, useTranslate } from 'react-admin'
import { TextLink } from '../../fields/TextLink.tsx'
import { openProposals } from '../../kits/proposals/open-proposals.ts'
import { pathOf } from '../../kits/proposals/path-of.ts'
import type { ConsoleProposalFragment } from '../../kits/proposals/proposals.generated.ts'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { useSubjects } from './use-subjects.ts'

/** What waits for a second operator: who wants what since when, and the page on which it is confirmed or refused. */
export default function ProposalList() {
  const translate = useTranslate()
  const { moment } = useFormats()
  const { data, error, refetch } = useQuery(openProposals)
  const subjectOf = useSubjects(data ?? [])
  const columns: Column<ConsoleProposalFragment>[] = [
    {
      heading: 'proposals.about',
      render: (proposal) => (
        <TextLink to={pathOf(proposal)} look="tall">
          {translate(`proposals.kinds.${proposal.kind}`, { subject: subjectOf(proposal) })}
        </TextLink>
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
        <Typography sx={{ mb: 2, maxWidth: '70ch' }}>
          {translate(mayDo('proposals', 'refuse') ? 'proposals.explain' : 'proposals.explainReadOnly')}
        </Typography>
        <Sheet
          name="proposals.name"
          columns={columns}
          rows={data}
          keyOf={({ id }) => id}
          error={error}
          empty="proposals.none"
          onRetry={() => refetch()}
        />
      </CardContent>
    </Card>
  )
}
