import { Alert, Box, Button, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { ReadFailure } from '../../fields/ReadFailure.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { refreshOperator } from '../../providers/auth-provider.ts'
import { change, read } from '../../providers/server.ts'
import { ProofForm } from './ProofForm.tsx'
import {
  BeginOperatorTotpDocument,
  ConfirmOperatorTotpDocument,
  OwnSecurityDocument,
  RemoveOperatorTotpDocument,
  ReplaceOperatorRecoveryCodesDocument,
} from './profile.generated.ts'
import { QrCode } from './QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Step = { name: 'rest' | 'begin' | 'renew' | 'remove' } | { name: 'scan'; secret: string; uri: string }

/** The own authenticator app: turned on with the password, the QR code and a first code; turned off against a code. */
export function AuthenticatorApp({ onChange }: { onChange(): void }) {
  const _translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: ['ownSecurity'],
    queryFn: async () => (await read(OwnSecurityDocument, {})).security,
  })
  const [codes, setCodes] = useState<readonly string[]>()
  const finish = async () => {
    setCodes(undefined)
    await refetch()
    await refreshOperator()
    onChange()
  }
  if (error) return <ReadFailure error={error} onRetry={refetch} />
  if (codes !== undefined) return <RecoveryCodes codes={codes} onKept={finish} />
  if (data === undefined) return <Skeleton variant="rounded" height={120} />
  return data.totpSince === null ? (
    <TurnOn onCodes={setCodes} />
  ) : (
    <TurnedOn since={data.totpSince} codesLeft={data.recoveryCodesLeft} onCodes={setCodes} onOff={finish} />
  )
}

function TurnOn({ onCodes }: { onCodes(codes: readonly string[]): void }) {
  const translate = useTranslate()
  const [step, setStep] = useState<Step>({ name: 'begin' })
  if (step.name !== 'scan')
    return (
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="body2">{translate('profile.totpHint')}</Typography>
        <ProofForm
          asks={['password']}
          submit="profile.begin"
          onSubmit={async ({ password }) => {
            const { secret, uri } = await change(BeginOperatorTotpDocument, { input: { password } })
            if (secret !== null && uri !== null) setStep({ name: 'scan', secret, uri })
          }}
        />
      </Box>
    )
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="body2">{translate('profile.scan')}</Typography>
      <QrCode text={step.uri} label={translate('profile.qr')} />
      <Typography variant="body2">
        {translate('profile.key')}{' '}
        <code style={{ overflowWrap: 'anywhere' }}>{step.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </Typography>
      <ProofForm
        key="confirm"
        asks={['code']}
        submit="profile.turnOn"
        isNext
        wrongCode="profile.wrongFirstCode"
        onSubmit={async ({ code }) =>
          onCodes((await change(ConfirmOperatorTotpDocument, { input: { code } })).recoveryCodes ?? [])
        }
      />
    </Box>
  )
}

interface TurnedOnProps {
  since: string
  codesLeft: number
  onCodes(codes: readonly string[]): void
  onOff(): void
}

function TurnedOn({ since, codesLeft, onCodes, onOff }: TurnedOnProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { moment } = useFormats()
  const [step, setStep] = useState<Step>({ name: 'rest' })
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="success">{translate('profile.onSince', { since: moment(since) ?? '', count: codesLeft })}</Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setStep({ name: 'renew' })}>
          {translate('profile.renew')}
        </Button>
        <Button variant="outlined" color="error" onClick={() => setStep({ name: 'remove' })}>
          {translate('profile.turnOff')}
        </Button>
      </Box>
      {step.name === 'renew' && (
        <ProofForm
          asks={['code']}
          submit="profile.renew"
          onSubmit={async ({ code }) =>
            onCodes((await change(ReplaceOperatorRecoveryCodesDocument, { input: { code } })).recoveryCodes ?? [])
          }
        />
      )}
      {step.name === 'remove' && (
        <ProofForm
          asks={['password', 'code']}
          submit="profile.turnOff"
          isDangerous
          onSubmit={async ({ password, code }) => {
            await change(RemoveOperatorTotpDocument, { input: { password, code } })
            notify('desk.done', { type: 'success' })
            onOff()
          }}
        />
      )}
    </Box>
  )
}
