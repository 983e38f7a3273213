import { Chip, ListItem, ListItemText, ListSubheader, List as Rows, Skeleton } from '@mui/material'
import { List, useListContext, useLocaleState, useTranslate } from 'react-admin'
import { ReadFailure } from '../../fields/ReadFailure.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import type { ConsoleMessageTemplateFragment as Template } from './messageTemplates.generated.ts'
import { titleIn } from './title-in.ts'

/** All that members are told of, by kind, and where the brand has words of its own. */
export default function TemplateList() {
  return (
    <List perPage={100} pagination={false} exporter={false} empty={false}>
      <Kinds />
    </List>
  )
}

function Kinds() {
  const translate = useTranslate()
  const { data = [], error, isPending, refetch } = useListContext<Template>()
  if (error && data.length === 0) return <ReadFailure error={error} onRetry={refetch} />
  if (isPending) return <Skeleton variant="rounded" height={420} />
  const kinds = [...new Set(data.map(({ kind }) => kind))]
  return kinds.map((kind) => (
    <Rows
      key={kind}
      aria-label={translate(`messageKinds.${kind}`)}
      subheader={
        <ListSubheader component="h2" disableSticky>
          {translate(`messageKinds.${kind}`)}
        </ListSubheader>
      }
    >
      {data
        .filter((template) => template.kind === kind)
        .map((template) => (
          <TemplateRow key={template.id} template={template} />
        ))}
    </Rows>
  ))
}

function TemplateRow({ template }: { template: Template }) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const isChanged = template.words.some(({ changedAt }) => changedAt !== null)
  return (
    <ListItem divider sx={{ gap: 2, flexWrap: 'wrap' }}>
      <ListItemText
        primary={
          <TextLink to={`/messageTemplates/${template.id}/show`} look="strong">
            {titleIn(template, language)}
          </TextLink>
        }
        secondary={template.id}
        sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
      />
      {template.invites && <Chip size="small" label={translate('messageTemplates.invites')} />}
      {isChanged && <Chip size="small" color="primary" label={translate('messageTemplates.changed')} />}
    </ListItem>
  )
}
