import { Autocomplete, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useDecision } from '../../kits/decisions/use-decision.ts'
import { TagChips } from '../../kits/tags/TagChips.tsx'
import { ConsoleTagsDocument } from '../../kits/tags/tags.generated.ts'
import { read } from '../../providers/server.ts'
import { SetMemberTagsDocument } from './memberActions.generated.ts'
import type { ConsoleMemberProfileFragment } from './memberDesk.generated.ts'

/** The tags a member wears, chosen from the brand's vocabulary; each choice is saved at once. */
export function MemberTags({ member }: { member: ConsoleMemberProfileFragment }) {
  const translate = useTranslate()
  const { data = [] } = useQuery({
    queryKey: ['tags'],
    queryFn: async () => (await read(ConsoleTagsDocument, {})).tags,
  })
  const { mutate } = useDecision(SetMemberTagsDocument)
  return (
    <Autocomplete
      multiple
      size="small"
      options={data}
      value={member.tags}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionLabel={({ name }) => name}
      onChange={(_event, tags) => mutate({ input: { id: member.id, tagIds: tags.map(({ id }) => id) } })}
      noOptionsText={translate('desk.noTags')}
      renderValue={(tags) => <TagChips tags={tags} />}
      renderInput={(input) => <TextField {...input} label={translate('desk.tags')} />}
      sx={{ maxWidth: 480 }}
    />
  )
}
