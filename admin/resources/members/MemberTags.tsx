import { Autocomplete, TextField } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'react-admin'
import { TagChips } from '../../kits/tags/TagChips.tsx'
import { ConsoleTagsDocument } from '../../kits/tags/tags.generated.ts'
import { change, read } from '../../providers/server.ts'
import { SetMemberTagsDocument } from './memberActions.generated.ts'
import type { ConsoleMemberProfileFragment } from './memberDesk.generated.ts'

/** The tags a member wears, chosen from the brand's vocabulary; each choice is saved at once. */
export function MemberTags({ member }: { member: ConsoleMemberProfileFragment }) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { data = [] } = useQuery({
    queryKey: ['tags'],
    queryFn: async () => (await read(ConsoleTagsDocument, {})).tags,
  })
  const save = async (tagIds: string[]) => {
    try {
      await change(SetMemberTagsDocument, { input: { id: member.id, tagIds } })
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    }
    await queryClient.invalidateQueries()
  }
  return (
    <Autocomplete
      multiple
      size="small"
      options={data}
      value={member.tags}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionLabel={({ name }) => name}
      onChange={(_event, tags) => save(tags.map(({ id }) => id))}
      noOptionsText={translate('desk.noTags')}
      renderValue={(tags) => <TagChips tags={tags} />}
      renderInput={(input) => <TextField {...input} label={translate('desk.tags')} />}
      sx={{ maxWidth: 480 }}
    />
  )
}
