import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { ConsoleTagsDocument } from '../../kits/tags/tags.generated.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { read } from '../../providers/server.ts'
import type { ConsoleBroadcastFragment as Broadcast } from './broadcasts.generated.ts'

const field = (path: string) => `resources.promotions.fields.terms.audience.${path}`

/** For whom it is, as far as it is not for everybody. */
export function AudienceFacts({ draft: { audience, accounts } }: { draft: Broadcast['draft'] }) {
  const translate = useTranslate()
  const { amount, number } = useFormats()
  const { leastDeposits, line, tags } = audience
  const { data: known = [] } = useQuery({
    queryKey: ['tags'],
    queryFn: async () => (await read(ConsoleTagsDocument, {})).tags,
    enabled: tags.length > 0,
  })
  const counts = (['newMembersDays', 'inactiveDays', 'leastLevel', 'greatestLevel'] as const).flatMap((name) => {
    const count = audience[name]
    return count === null ? [] : [[field(name), number(count)] as const]
  })
  const facts = [
    ...counts,
    ...(leastDeposits === null
      ? []
      : [
          [field('leastDeposits.amount'), amount(leastDeposits.amount)] as const,
          [field('leastDeposits.days'), number(leastDeposits.days)] as const,
        ]),
    ...(line.length === 0 ? [] : [[field('line'), line.join(', ')] as const]),
    ...(tags.length === 0
      ? []
      : [[field('tags'), tags.map((id) => known.find((tag) => tag.id === id)?.name ?? id).join(', ')] as const]),
    ...(accounts.length === 0 ? [] : [['resources.broadcasts.fields.accounts', accounts.join(', ')] as const]),
  ]
  return (
    <Box component="section" aria-label={translate('broadcasts.sections.audience')}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('broadcasts.sections.audience')}
      </Typography>
      {facts.length === 0 ? <Typography>{translate('broadcasts.everybody')}</Typography> : <Facts facts={facts} />}
    </Box>
  )
}
