import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Card,
  CardContent,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Title, useLocaleState, useNotify, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatMoment } from '../../lib/moments.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change, read } from '../../providers/server.ts'
import { BankComparisons } from './BankComparisons.tsx'
import { History } from './History.tsx'
import {
  ConsoleTrialBalanceDocument,
  type ConsoleTrialBalanceFragment,
  RunTrialBalanceDocument,
} from './trialBalance.generated.ts'

const KEY = ['trialBalance']

export default function TrialBalance() {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const last = useQuery({
    queryKey: KEY,
    queryFn: async () => (await read(ConsoleTrialBalanceDocument, {})).trialBalance,
  })
  const run = useMutation({
    mutationFn: async () => (await change(RunTrialBalanceDocument, {})).trialBalance,
    onSuccess: (result) => {
      queryClient.setQueryData(KEY, result)
      notify('trialBalance.done', { type: 'success' })
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })

  return (
    <Card variant="outlined" sx={{ mt: 2 }}>
      <Title title="trialBalance.name" />
      <CardContent>
        <Typography sx={{ mb: 2, maxWidth: '70ch' }}>{translate('trialBalance.explain')}</Typography>
        {mayDo('trialBalance', 'run') && (
          <Button variant="contained" onClick={() => run.mutate()} disabled={run.isPending} sx={{ mb: 2 }}>
            {translate(run.isPending ? 'trialBalance.running' : 'trialBalance.run')}
          </Button>
        )}
        {last.error && <Alert severity="error">{last.error.message}</Alert>}
        {last.isSuccess &&
          (last.data === null ? (
            <Alert severity="info">{translate('trialBalance.never')}</Alert>
          ) : (
            <Result result={last.data} />
          ))}
        <History ranAt={last.data?.ranAt} />
        {mayDo('bankComparison', 'read') && <BankComparisons />}
      </CardContent>
    </Card>
  )
}

function Result({ result }: { result: ConsoleTrialBalanceFragment }) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { number } = useFormats()
  const summary = [
    `${translate('trialBalance.ranAt')} ${formatMoment(result.ranAt, language)}`,
    `${translate('trialBalance.accounts')}: ${number(result.accounts)}`,
    `${translate('trialBalance.transfers')}: ${number(result.transfers)}`,
    `${translate('trialBalance.mismatches')}: ${number(result.mismatches.length)}`,
  ]
  return (
    <>
      <Alert severity={result.balanced ? 'success' : 'error'} variant="outlined" role="status">
        <AlertTitle>{translate(result.balanced ? 'trialBalance.balanced' : 'trialBalance.unbalanced')}</AlertTitle>
        {summary.join(' · ')}
      </Alert>
      {result.mismatches.length > 0 && <Mismatches result={result} />}
    </>
  )
}

function Mismatches({ result: { mismatches } }: { result: ConsoleTrialBalanceFragment }) {
  const translate = useTranslate()
  return (
    <Box role="region" aria-label={translate('trialBalance.mismatches')} tabIndex={0} sx={{ overflowX: 'auto', mt: 2 }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {['kind', 'subject', 'expected', 'found'].map((name) => (
              <TableCell key={name}>{translate(`trialBalance.${name}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {mismatches.map(({ kind, subject, expected, found, memberId, transferId }) => (
            <TableRow key={`${kind} ${subject} ${found}`}>
              <TableCell>{translate(`trialBalance.checks.${kind}`, { _: kind })}</TableCell>
              <TableCell sx={{ fontFamily: 'monospace' }}>
                {memberId === null ? (
                  subject
                ) : (
                  <Link
                    to={transferId === null ? `/members/${memberId}/show` : `/transfers/${transferId}`}
                    style={{ color: 'inherit' }}
                  >
                    {subject}
                  </Link>
                )}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{expected}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{found}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
