import { useQuery } from '@tanstack/react-query'
import { DataTable, List, type RaRecord, SearchInput, SelectInput, useLocaleState, useTranslate } from 'react-admin'
import { Amount } from '../../fields/Amount.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { Words } from '../../fields/Words.tsx'
import { MomentInput } from '../../inputs/MomentInput.tsx'
import { ExportActions } from '../../kits/exports/ExportActions.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { TagChips } from '../../kits/tags/TagChips.tsx'
import { type ConsoleTagFragment, ConsoleTagsDocument } from '../../kits/tags/tags.generated.ts'
import { formatAmount } from '../../lib/moments.ts'
import type { MemberType } from '../../lib/schema.generated.ts'
import { read } from '../../providers/server.ts'
import { MemberStatus } from './MemberStatus.tsx'

interface MemberRow extends RaRecord {
  account: string
  type: MemberType
  status: string
  balance: string
  currency: string
  tags: ConsoleTagFragment[]
}

const typeChoices = ['MEMBER', 'AGENT', 'TRIAL'].map((id) => ({ id, name: `memberTypes.${id}` }))
const statusChoices = ['ACTIVE', 'LOCKED', 'CLOSED'].map((id) => ({ id, name: `memberStatuses.${id}` }))

export default function MemberList() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { data: tags = [] } = useQuery({
    queryKey: ['tags'],
    queryFn: async () => (await read(ConsoleTagsDocument, {})).tags,
  })
  const filters = [
    <SearchInput key="search" source="search" alwaysOn />,
    <SelectInput key="type" source="type" choices={typeChoices} />,
    <SelectInput key="status" source="status" choices={statusChoices} />,
    <SelectInput key="tag" source="tagId" choices={tags} optionText="name" translateChoice={false} />,
    <MomentInput key="registeredFrom" source="registeredFrom" />,
    <MomentInput key="registeredTo" source="registeredTo" />,
    <MomentInput key="seenFrom" source="seenFrom" />,
    <MomentInput key="seenTo" source="seenTo" />,
  ]

  return (
    <List
      filters={filters}
      sort={{ field: 'registeredAt', order: 'DESC' }}
      perPage={25}
      actions={<ExportActions of="members" />}
    >
      <Rows<MemberRow>
        primary={({ account }) => account}
        secondary={({ type, status, balance, currency }) =>
          `${translate(`memberTypes.${type}`)} · ${translate(`memberStatuses.${status}`)} · ${formatAmount(balance, language, currency)}`
        }
      >
        <DataTable.Col source="account" />
        <DataTable.Col source="nickname" disableSort />
        <DataTable.Col source="type">
          <Words source="type" words="memberTypes" />
        </DataTable.Col>
        <DataTable.Col source="status">
          <MemberStatus />
        </DataTable.Col>
        <DataTable.Col source="tags" disableSort render={(row) => <TagChips tags={(row as MemberRow).tags} />} />
        <DataTable.Col source="balance" sx={{ textAlign: 'right' }}>
          <Amount source="balance" />
        </DataTable.Col>
        <DataTable.Col source="mobileNumber" disableSort />
        <DataTable.Col source="registeredAt">
          <Moment source="registeredAt" />
        </DataTable.Col>
        <DataTable.Col source="lastSignInAt">
          <Moment source="lastSignInAt" none={translate('members.noneYet')} />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
