import { Box, Tab, Tabs, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TabbedShowLayout, useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { DraftActions } from '../../kits/records/DraftActions.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { languageName } from '../../lib/language-name.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { read } from '../../providers/server.ts'
import { AudienceFacts } from './AudienceFacts.tsx'
import { BroadcastDeeds } from './BroadcastDeeds.tsx'
import { BroadcastPreview } from './BroadcastPreview.tsx'
import { BroadcastState } from './BroadcastState.tsx'
import { BroadcastTitle } from './BroadcastTitle.tsx'
import { type ConsoleBroadcastFragment as Broadcast, ConsoleBroadcastReadersDocument } from './broadcasts.generated.ts'
import { wordsIn } from './draft-record.ts'
import { Progress } from './Progress.tsx'
import { Reach } from './Reach.tsx'
import { TryOut } from './TryOut.tsx'

/** Milliseconds after which one that is under way, or about to be, is read again. */
const POLL = 2_000
function isUnderWay(data: unknown): boolean {
  const { state = '', counting = null } = (data ?? {}) as Partial<Broadcast>
  return counting !== null || ['SENDING', 'SCHEDULED'].includes(state)
}

/** One broadcast: how it stands, how far it is, who has read it, and what may be done about it. */
export default function BroadcastShow() {
  return (
    <RecordShow
      actions={<DraftActions resource="broadcasts" />}
      queryOptions={{ refetchInterval: ({ state }) => (isUnderWay(state.data) ? POLL : false) }}
    >
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="broadcasts.one">
          <General />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'BROADCAST')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

function General() {
  const broadcast = useRecordContext<Broadcast>()
  if (broadcast === undefined) return null
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 374px' } }}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}>
        <Typography component="h2" sx={{ fontSize: '1.25rem', fontWeight: 700, overflowWrap: 'anywhere' }}>
          <BroadcastTitle />
        </Typography>
        <Standing broadcast={broadcast} />
        <BroadcastDeeds broadcast={broadcast} />
        <AudienceFacts draft={broadcast.draft} />
        <TryOut broadcast={broadcast} />
      </Box>
      <Preview broadcast={broadcast} />
    </Box>
  )
}

function Standing({ broadcast }: { broadcast: Broadcast }) {
  const translate = useTranslate()
  const { moment } = useFormats()
  const { draft, sentBy, createdBy, scheduledAt, startedAt, endedAt } = broadcast
  const wanted = scheduledAt ?? draft.scheduledAt
  return (
    <Facts
      facts={[
        ['resources.broadcasts.fields.state', <BroadcastState key="state" broadcast={broadcast} />],
        ['resources.broadcasts.fields.reach', <Reach key="reach" broadcast={broadcast} />],
        ['resources.broadcasts.fields.delivered', <Progress key="progress" broadcast={broadcast} />],
        ['resources.broadcasts.fields.readers', <Readers key="readers" broadcast={broadcast} />],
        ['resources.broadcasts.fields.kind', translate(`broadcastKinds.${draft.kind}`)],
        ['resources.broadcasts.fields.scheduledAt', wanted === null ? translate('broadcasts.atOnce') : moment(wanted)],
        ['resources.broadcasts.fields.startedAt', moment(startedAt)],
        ['resources.broadcasts.fields.endedAt', moment(endedAt)],
        ['resources.broadcasts.fields.createdBy', createdBy],
        ['resources.broadcasts.fields.sentBy', sentBy],
      ]}
    />
  )
}

/** How many have read it; counted anew with each part that is delivered, and when the page is opened. */
function Readers({ broadcast: { id, delivered } }: { broadcast: Broadcast }) {
  const { number } = useFormats()
  const { data } = useQuery({
    queryKey: ['broadcastReaders', id, delivered],
    queryFn: async () => (await read(ConsoleBroadcastReadersDocument, { id })).readers ?? 0,
    enabled: delivered > 0,
  })
  return <>{data === undefined ? '–' : number(data)}</>
}

function Preview({ broadcast: { draft } }: { broadcast: Broadcast }) {
  const translate = useTranslate()
  const [own] = useLocaleState()
  const [language, setLanguage] = useState(wordsIn(draft.words, own)?.language ?? own)
  const words = wordsIn(draft.words, language)
  return (
    <Box component="aside" aria-label={translate('broadcasts.preview')}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('broadcasts.preview')}
      </Typography>
      <Tabs
        value={language}
        onChange={(_event, chosen: string) => setLanguage(chosen)}
        aria-label={translate('broadcasts.languages')}
        sx={{ mb: 1.5 }}
      >
        {draft.words.map((one) => (
          <Tab key={one.language} value={one.language} label={languageName(one.language, own)} />
        ))}
      </Tabs>
      <BroadcastPreview
        kind={draft.kind}
        page={draft.page}
        title={words?.title ?? ''}
        content={words?.content ?? ''}
        language={language}
      />
    </Box>
  )
}
