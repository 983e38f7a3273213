import { Box, Typography } from '@mui/material'
import { TabbedShowLayout, useRecordContext, useTranslate } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import { wholeRecord } from '../../kits/records/whole-record.ts'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { CaseDeeds } from './CaseDeeds.tsx'
import { CaseState } from './CaseState.tsx'
import type { ConsoleChatCaseOneQuery } from './chatReports.generated.ts'
import { RemoveMessage } from './RemoveMessage.tsx'
import { saidIn } from './said.ts'

export type Case = NonNullable<ConsoleChatCaseOneQuery['record']>
type Message = NonNullable<Case['context']>[number]
type Report = NonNullable<Case['reporters']>[number]

/** A reported message with those around it, who reported it, and what may be done. */
export default function ChatReportShow() {
  return (
    <RecordShow queryOptions={wholeRecord}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="chat.case">
          <About />
          <CaseDeeds />
          <Around />
          <Reporters />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'CHAT_REPORT')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

function About() {
  const record = useRecordContext<Case>()
  const translate = useTranslate()
  const { moment, number } = useFormats()
  if (record === undefined) return null
  const { message, mute } = record
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' }}>
      <Facts
        facts={[
          [
            'chat.author',
            <TextLink key="author" to={`/members/${message.memberId}/show`} look="strong">
              {`${message.account} (${message.authorName})`}
            </TextLink>,
          ],
          ['chat.room', record.roomName],
          ['chat.reports', number(record.reports)],
          ['chat.state', <CaseState key="state" />],
          ['chat.claimedBy', record.claimedBy ?? '–'],
          ['chat.muted', mute ? translate('chat.mutedUntil', { until: moment(mute.until), reason: mute.reason }) : '–'],
        ]}
      />
      <Typography
        component="blockquote"
        sx={{ m: 0, pl: 2, borderLeft: 4, borderColor: 'warning.main', overflowWrap: 'anywhere', maxWidth: 720 }}
      >
        {saidIn(message)}
      </Typography>
    </Box>
  )
}

/** The messages around the reported one. */
function Around() {
  const record = useRecordContext<Case>()
  const translate = useTranslate()
  const { moment } = useFormats()
  const isReported = ({ sequence }: Message) => sequence === record?.message.sequence
  const columns: Column<Message>[] = [
    { heading: 'chat.writtenAt', render: ({ writtenAt }) => moment(writtenAt) },
    { heading: 'chat.author', render: ({ account }) => account },
    {
      heading: 'chat.message',
      render: (row) => (isReported(row) ? <strong>{saidIn(row)}</strong> : saidIn(row)),
    },
    {
      heading: 'chat.removed',
      render: (row) =>
        row.removedBy ? (
          translate('chat.removedBy', { operator: row.removedBy })
        ) : (
          <RemoveMessage roomId={record?.roomId ?? ''} message={row} />
        ),
    },
  ]
  return (
    <Box sx={{ width: '100%', mt: 2 }}>
      <Typography component="h2" variant="h2">
        {translate('chat.around')}
      </Typography>
      <Sheet
        name="chat.around"
        columns={columns}
        rows={record?.context ?? []}
        keyOf={({ sequence }) => String(sequence)}
      />
    </Box>
  )
}

function Reporters() {
  const record = useRecordContext<Case>()
  const translate = useTranslate()
  const { moment } = useFormats()
  const columns: Column<Report>[] = [
    { heading: 'chat.reportedAt', render: ({ reportedAt }) => moment(reportedAt) },
    { heading: 'chat.reporter', render: ({ account }) => account },
    { heading: 'chat.reason', render: ({ reason }) => translate(`chat.reasons.${reason}`) },
  ]
  return (
    <Box sx={{ width: '100%', mt: 2 }}>
      <Typography component="h2" variant="h2">
        {translate('chat.reporters')}
      </Typography>
      <Sheet
        name="chat.reporters"
        columns={columns}
        rows={record?.reporters ?? []}
        keyOf={({ memberId }) => memberId}
      />
    </Box>
  )
}
