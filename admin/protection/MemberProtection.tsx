import { Alert, Box, Button, LinearProgress } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocaleState, useNotify, useRecordContext, useTranslate } from 'react-admin'
import { ReasonDialog } from '../layout/ReasonDialog.tsx'
import { formatMoment } from '../lib/moments.ts'
import { client } from '../providers/client.ts'
import { signedInOperator } from '../providers/session.ts'
import { UserErrors } from '../providers/user-errors.ts'
import { DeskTable } from './DeskTable.tsx'
import { useLimitWords } from './limit-words.ts'
import { OperatorLimitForm } from './OperatorLimitForm.tsx'
import { DeskMemberDocument, type DeskMemberFragment, ReopenAccountDocument } from './protection.generated.ts'

/** Limits and breaks of the member of the record, the operator's own limit, and the way back for a closed account. */
export function MemberProtection() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const id = useRecordContext<{ id: string }>()?.id ?? ''
  const { data, error } = useQuery({
    queryKey: ['protection', 'member', id],
    queryFn: async () => (await client.query({ query: DeskMemberDocument, variables: { id } })).data.memberProtection,
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <LinearProgress />
  const { exclusions, status } = data
  const mayDecide = signedInOperator()?.permissions.includes('protection.decide')
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, width: '100%' }}>
      {exclusions.map((one) => (
        <Alert key={one.id} severity="warning">
          {translate(`protection.kinds.${one.kind}`)}: {formatMoment(one.startedAt, language)} –{' '}
          {one.endsAt ? formatMoment(one.endsAt, language) : translate('protection.noEnd')}
        </Alert>
      ))}
      <Limits member={data} />
      {mayDecide && <OperatorLimitForm memberId={id} />}
      {mayDecide && status === 'CLOSED' && <Reopen memberId={id} />}
    </Box>
  )
}

function Limits({ member: { limits, currency } }: { member: DeskMemberFragment }) {
  const translate = useTranslate()
  const words = useLimitWords()
  return (
    <DeskTable
      label={translate('protection.limits')}
      rows={limits}
      total={limits.length}
      error={null}
      rowKey={({ kind, period }) => `${kind} ${period}`}
      columns={[
        { heading: translate('protection.limit'), cell: ({ kind, period }) => words.name(kind, period) },
        { heading: translate('protection.own'), cell: ({ kind, own }) => words.amount(kind, own, currency) },
        {
          heading: translate('protection.house'),
          cell: ({ kind, operator }) => words.amount(kind, operator, currency),
        },
        { heading: translate('protection.used'), cell: ({ kind, used }) => words.amount(kind, used, currency) },
      ]}
    />
  )
}

function Reopen({ memberId }: { memberId: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const reopen = useMutation({
    mutationFn: async (reason: string) => {
      const variables = { input: { id: memberId, reason } }
      const { data } = await client.mutate({ mutation: ReopenAccountDocument, variables })
      const refused = data?.reopenAccount.userErrors ?? []
      if (refused.length > 0) throw new UserErrors(refused)
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      setAsking(false)
      return queries.invalidateQueries({ queryKey: ['protection'] })
    },
  })
  return (
    <>
      <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => setAsking(true)}>
        {translate('protection.reopen')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={translate('protection.reopen')}
          effects={[translate('protection.reopenEffect')]}
          isBusy={reopen.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={(reason) => reopen.mutate(reason)}
        />
      )}
    </>
  )
}
