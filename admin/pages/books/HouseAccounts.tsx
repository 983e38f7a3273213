import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Title, useNotify, useTranslate } from 'react-admin'
import { AccountName } from '../../kits/accounts/AccountName.tsx'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change, read } from '../../providers/server.ts'
import {
  ConsoleHouseAccountsDocument,
  type ConsoleHouseAccountsFragment,
  TakeHouseAccountsDocument,
} from './books.generated.ts'

const KEY = ['houseAccounts']
type Account = ConsoleHouseAccountsFragment['accounts'][number]

/** What the house won, owes and gave, as a job summed it up last. */
export default function HouseAccounts() {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { moment, amount, number } = useFormats()
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await read(ConsoleHouseAccountsDocument, {})).houseAccounts,
  })
  const take = useMutation({
    mutationFn: async () => (await change(TakeHouseAccountsDocument, {})).houseAccounts,
    onSuccess: (taken) => queryClient.setQueryData(KEY, taken),
    onError: (failure) => notify(failure.message, { type: 'error' }),
  })
  const columns: Column<Account>[] = [
    { heading: 'desk.account', render: ({ account }) => <AccountName account={account} /> },
    {
      heading: 'resources.members.fields.balance',
      render: ({ balance, currency }) => amount(balance, currency),
      isNumber: true,
    },
    { heading: 'desk.entries', render: ({ entries }) => number(entries), isNumber: true },
  ]
  return (
    <Card variant="outlined" sx={{ mt: 2 }}>
      <Title title="books.house" />
      <CardContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography sx={{ maxWidth: '70ch' }}>{translate('books.houseHelp')}</Typography>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          {data && (
            <Typography variant="body2" color="textSecondary">
              {data.takenAt === null
                ? translate('books.neverTaken')
                : translate('books.takenAt', { at: moment(data.takenAt) })}
            </Typography>
          )}
          {mayDo('trialBalance', 'run') && (
            <Button variant="outlined" onClick={() => take.mutate()} disabled={take.isPending}>
              {translate('books.take')}
            </Button>
          )}
        </Box>
        <Sheet
          name="books.house"
          columns={columns}
          rows={data?.accounts}
          keyOf={({ account, currency }) => `${account} ${currency}`}
          error={error}
          onRetry={refetch}
        />
      </CardContent>
    </Card>
  )
}
