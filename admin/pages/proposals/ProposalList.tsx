import { Card, CardContent, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type RaRecord, Title, useGetList, useLocaleState, useTranslate } from 'react-admin'
import { TextLink } from '../../fields/TextLink.tsx'
import { openProposals } from '../../kits/proposals/open-proposals.ts'
import type { ConsoleProposalFragment } from '../../kits/proposals/proposals.generated.ts'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { pathOf } from './path-of.ts'

/** A brand has fewer of each. */
const ALL = { pagination: { page: 1, perPage: 100 } }

type Lottery = RaRecord & { name: string }
type Channel = RaRecord & { names: { language: string; name: string }[] }

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

/** Which of several it is about, in words where there are some. */
function useSubjects(proposals: readonly ConsoleProposalFragment[]): (proposal: ConsoleProposalFragment) => string {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const isAbout = (...kinds: string[]) => ({ enabled: proposals.some(({ kind }) => kinds.includes(kind)) })
  const { data: lotteries } = useGetList<Lottery>('lotteries', ALL, isAbout('lotteryRules', 'lotteryClosing'))
  const { data: channels } = useGetList<Channel>('paymentChannels', ALL, isAbout('paymentChannels'))
  return ({ kind, subjectId }) => {
    if (kind === 'turnoverRules') return translate(`turnoverRules.sources.${subjectId}`)
    const names = channels?.find(({ id }) => id === subjectId)?.names
    const channel = names?.find((one) => one.language === language) ?? names?.[0]
    if (kind === 'paymentChannels') return channel?.name ?? subjectId
    return lotteries?.find(({ id }) => id === subjectId)?.name ?? subjectId
  }
}
