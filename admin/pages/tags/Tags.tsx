import { Box, Button, Card, CardContent, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { Choice } from '../../inputs/Choice.tsx'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { useDecision } from '../../kits/decisions/use-decision.ts'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { TagChips } from '../../kits/tags/TagChips.tsx'
import { tagTones } from '../../kits/tags/tag-tones.ts'
import { type ConsoleTagFragment, ConsoleTagsDocument } from '../../kits/tags/tags.generated.ts'
import type { TagColour } from '../../lib/schema.generated.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change, read } from '../../providers/server.ts'
import { CreateTagDocument, DeleteTagDocument } from './tags.generated.ts'

/** The brand's vocabulary of tags. */
export default function Tags() {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: ['tags'],
    queryFn: async () => (await read(ConsoleTagsDocument, {})).tags,
  })
  const mayChange = mayDo('tags', 'edit')
  const columns: Column<ConsoleTagFragment>[] = [
    { heading: 'desk.tag', render: (tag) => <TagChips tags={[tag]} /> },
    {
      heading: 'a11y.actions',
      render: ({ id, name }) =>
        mayChange ? (
          <ActionButton
            label="ra.action.delete"
            about={name}
            effects={['desk.effectDeleteTag']}
            run={(reason) => change(DeleteTagDocument, { input: { id, reason } })}
            isDangerous
          />
        ) : null,
    },
  ]
  return (
    <Card variant="outlined" sx={{ mt: 2 }}>
      <Title title="desk.tags" />
      <CardContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography>{translate('desk.tagsHelp')}</Typography>
        {mayChange && <NewTag />}
        <Sheet name="desk.tags" columns={columns} rows={data} keyOf={({ id }) => id} error={error} onRetry={refetch} />
      </CardContent>
    </Card>
  )
}

function NewTag() {
  const translate = useTranslate()
  const [name, setName] = useState('')
  const [colour, setColour] = useState<TagColour>('GREY')
  const { mutate, isPending } = useDecision(CreateTagDocument, () => setName(''))
  const add = (event: FormEvent) => {
    event.preventDefault()
    mutate({ input: { name: name.trim(), colour } })
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={add}
      sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <TextField
        size="small"
        margin="none"
        fullWidth={false}
        label={translate('desk.tagName')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      <Choice
        label="desk.tagColour"
        value={colour}
        values={Object.keys(tagTones)}
        words="tagColours"
        onChange={(wanted) => setColour(wanted as TagColour)}
        isDemanded
      />
      <Button type="submit" variant="contained" disabled={isPending || name.trim() === ''}>
        {translate('desk.addTag')}
      </Button>
    </Box>
  )
}
