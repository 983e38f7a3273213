import { ListItemButton, ListItemText, List as MuiList, Typography } from '@mui/material'
import { type RaRecord, useGetList, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ReadFailure } from '../../fields/ReadFailure.tsx'
import type { ConsoleRoleFragment } from './roles.generated.ts'

interface Holder extends RaRecord {
  account: string
  name: string
  active: boolean
}

/** Who has a role, each with a way to the account; the first hundred, and all of them in the list of operators. */
export function RoleHolders({ role }: { role: ConsoleRoleFragment }) {
  const translate = useTranslate()
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<Holder>('operators', {
    pagination: { page: 1, perPage: 100 },
    filter: { role: role.id },
  })
  if (error) return <ReadFailure error={error} onRetry={refetch} />
  if (data?.length === 0) return <Typography color="textSecondary">{translate('roles.noHolders')}</Typography>
  const all = `/operators?filter=${encodeURIComponent(JSON.stringify({ role: role.id }))}`
  return (
    <MuiList dense sx={{ width: '100%' }}>
      {data?.map(({ id, account, name, active }) => (
        <ListItemButton key={id} component={Link} to={`/operators/${id}`}>
          <ListItemText
            primary={`${name} · ${account}`}
            secondary={translate(active ? 'operators.open' : 'operators.closed')}
          />
        </ListItemButton>
      ))}
      {total > 100 && (
        <ListItemButton component={Link} to={all}>
          {translate('roles.allHolders', { total })}
        </ListItemButton>
      )}
    </MuiList>
  )
}
