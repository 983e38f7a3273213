import { Box, Breadcrumbs, Button, Card, CardContent, Link, Pagination, TextField, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { TextLink } from '../../fields/TextLink.tsx'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { read } from '../../providers/server.ts'
import { LineMoves } from './LineMoves.tsx'
import { type ConsoleLineFragment, ConsoleLinesDocument } from './lines.generated.ts'
import { type Place, usePlace } from './use-place.ts'

const PER_PAGE = 25

/** The agents' tree: it opens level by level; whoever is found by name stands with the way up. */
export default function LineTree() {
  const translate = useTranslate()
  const place = usePlace()
  const { filter, page } = place
  const { data, error, refetch } = useQuery({
    queryKey: ['lines', filter, page],
    queryFn: async () => (await read(ConsoleLinesDocument, { filter, page: { page, pageSize: PER_PAGE } })).page,
  })
  const above = useUpline(place)
  const client = useQueryClient()
  const columns = useColumns(place)
  return (
    <Card variant="outlined" sx={{ mt: 2 }}>
      <Title title="lines.name" />
      <CardContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="body2" color="textSecondary">
          {translate('lines.help')}
        </Typography>
        <Search key={place.account} place={place} />
        <Way place={place} above={above} />
        {/* The line itself and those below it are two readings. */}
        {above && <LineMoves line={above} onMoved={() => client.invalidateQueries({ queryKey: ['lines'] })} />}
        <Sheet
          name="lines.name"
          columns={columns}
          rows={data?.items}
          keyOf={({ id }) => id}
          error={error}
          empty="lines.nobody"
          onRetry={() => refetch()}
        />
        {data && data.pageInfo.totalPages > 1 && (
          <Pagination
            page={page}
            count={data.pageInfo.totalPages}
            onChange={(_event, next) =>
              place.go({
                page: String(next),
                ...(place.uplineId !== undefined && { upline: place.uplineId }),
                ...(place.account !== undefined && { account: place.account }),
              })
            }
          />
        )}
      </CardContent>
    </Card>
  )
}

/** The member whose people are shown. */
function useUpline({ uplineId }: Place): ConsoleLineFragment | undefined {
  const { data } = useQuery({
    queryKey: ['lines', { ids: [uplineId] }],
    queryFn: async () =>
      (await read(ConsoleLinesDocument, { filter: { ids: [uplineId ?? ''] } })).page.items[0] ?? null,
    enabled: uplineId !== undefined,
  })
  return data ?? undefined
}

function useColumns(place: Place): Column<ConsoleLineFragment>[] {
  const translate = useTranslate()
  const { amount, number } = useFormats()
  const money = (text: string, currency: string) => amount(text, currency)
  return [
    {
      heading: 'lines.account',
      render: (line) => <Name line={line} onDown={() => place.go({ upline: line.id })} />,
    },
    { heading: 'lines.kind', render: ({ isAgent }) => translate(isAgent ? 'lines.agent' : 'lines.member') },
    { heading: 'lines.path', render: ({ path }) => path.map(({ account }) => account).join(' › ') || '–' },
    { heading: 'lines.members', render: ({ members }) => number(members), isNumber: true },
    { heading: 'lines.active', render: ({ month }) => number(month.activeMembers), isNumber: true },
    { heading: 'lines.stake', render: ({ month, currency }) => money(month.stake, currency), isNumber: true },
    { heading: 'lines.profit', render: ({ month, currency }) => money(month.profit, currency), isNumber: true },
  ]
}

/**
 * A name that leads down to who is below, or to what may be done about the line. Where there is neither, it leads to the member, and to who
 * may not read members it is a word.
 */
function Name({ line: { id, account, directMembers }, onDown }: { line: ConsoleLineFragment; onDown: () => void }) {
  if (directMembers > 0 || mayDo('lines', 'edit'))
    return (
      <Link component="button" type="button" onClick={onDown} sx={{ fontWeight: 600 }}>
        {account}
      </Link>
    )
  if (!mayDo('members', 'show')) return account
  return (
    <TextLink to={`/members/${id}/show`} look="strong">
      {account}
    </TextLink>
  )
}

function Search({ place }: { place: Place }) {
  const translate = useTranslate()
  const [text, setText] = useState(place.account ?? '')
  const search = (event: FormEvent) => {
    event.preventDefault()
    place.go(text.trim() === '' ? {} : { account: text.trim() })
  }
  return (
    <Box component="form" role="search" onSubmit={search} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <TextField
        label={translate('lines.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        size="small"
        margin="none"
        fullWidth={false}
        slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'none' } }}
      />
      <Button type="submit" variant="outlined">
        {translate('lines.find')}
      </Button>
    </Box>
  )
}

/** From the top of the tree to the member whose people are shown. */
function Way({ place, above }: { place: Place; above: ConsoleLineFragment | undefined }) {
  const translate = useTranslate()
  if (place.uplineId === undefined) return null
  return (
    <Breadcrumbs aria-label={translate('lines.path')}>
      <Link component="button" type="button" onClick={() => place.go({})}>
        {translate('lines.top')}
      </Link>
      {above?.path.map(({ id, account }) => (
        <Link key={id} component="button" type="button" onClick={() => place.go({ upline: id })}>
          {account}
        </Link>
      ))}
      {above && <TextLink to={`/members/${above.id}/show`}>{above.account}</TextLink>}
    </Breadcrumbs>
  )
}
