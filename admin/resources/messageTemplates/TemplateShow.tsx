import { Box, Typography } from '@mui/material'
import { TabbedShowLayout, useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { Facts } from '../../fields/Facts.tsx'
import { auditTab } from '../../kits/records/audit-tab.tsx'
import { RecordShow } from '../../kits/records/RecordShow.tsx'
import type { ConsoleMessageTemplateFragment as Template } from './messageTemplates.generated.ts'
import { TemplateWords } from './TemplateWords.tsx'
import { titleIn } from './title-in.ts'

/** One event: what may stand in its words, the words in each language of the brand, and who changed them. */
export default function TemplateShow() {
  return (
    <RecordShow>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="messageTemplates.words">
          <About />
          <Languages />
        </TabbedShowLayout.Tab>
        {auditTab(TabbedShowLayout.Tab, 'MESSAGE_TEMPLATE')}
      </TabbedShowLayout>
    </RecordShow>
  )
}

function About() {
  const record = useRecordContext<Template>()
  const translate = useTranslate()
  const [language] = useLocaleState()
  if (record === undefined) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' }}>
      <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {titleIn(record, language)}
      </Typography>
      <Facts
        facts={[
          ['messageTemplates.event', record.id],
          ['messageTemplates.kind', translate(`messageKinds.${record.kind}`)],
          ['messageTemplates.path', record.path ?? '–'],
        ]}
      />
      {record.invites && <Typography color="textSecondary">{translate('messageTemplates.invitesText')}</Typography>}
      <Box>
        <Typography>{translate('messageTemplates.values')}</Typography>
        <Box component="ul" sx={{ m: 0, pl: 3 }}>
          {record.values.map(({ name, isRequired }) => (
            <li key={name}>
              <code>{`{{${name}}}`}</code>
              {isRequired && ` – ${translate('messageTemplates.required')}`}
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  )
}

function Languages() {
  const record = useRecordContext<Template>()
  if (record === undefined) return null
  // Anew with each change, so that the fields hold what is in force.
  return record.words.map((words) => (
    <TemplateWords key={`${words.language} ${words.changedAt}`} id={record.id} words={words} />
  ))
}
