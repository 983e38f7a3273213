import { Alert, Card, CardContent } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  maxLength,
  minLength,
  required,
  SaveButton,
  TextInput,
  Title,
  Toolbar,
  useNotify,
  useRedirect,
  useTranslate,
} from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { UserErrors } from '../../providers/user-errors.ts'
import { SimpleForm } from '../forms/SimpleForm.tsx'

interface Props {
  resource: 'missions' | 'leaderboards'
  empty: object
  /** Proposes it; throws UserErrors. */
  begin(values: FieldValues): Promise<{ readonly proposal: object | null }>
  children: ReactNode
}

/** What the server takes of a code. */
export const CODE = /^[a-z0-9-]{3,40}$/
const reasonRules = [required(), minLength(3), maxLength(300)]

/** The form of what begins once a second operator wants the same, and never changes then. */
export function BeginForm({ resource, empty, begin, children }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const queryClient = useQueryClient()
  const submit = async (values: FieldValues) => {
    try {
      const { proposal } = await begin(values)
      notify(proposal === null ? 'desk.done' : 'proposals.waits', { type: proposal === null ? 'success' : 'info' })
      await queryClient.invalidateQueries()
      redirect('list', resource)
      return undefined
    } catch (error) {
      if (!(error instanceof Error)) throw error
      notify(error.message, { type: 'error' })
      return error instanceof UserErrors ? error.errors : undefined
    }
  }
  return (
    <Card variant="outlined" sx={{ mt: 2, maxWidth: 720 }}>
      <Title title={`${resource}.begin`} />
      <CardContent sx={{ pb: 0 }}>
        <Alert severity="info">{translate(`${resource}.takesTwo`)}</Alert>
      </CardContent>
      <SimpleForm
        record={empty}
        noValidate
        onSubmit={submit}
        toolbar={
          <Toolbar sx={{ '&.RaToolbar-mobileToolbar': { position: 'static' } }}>
            <SaveButton alwaysEnable label="proposals.propose" />
          </Toolbar>
        }
      >
        {children}
        <TextInput source="reason" label="reason.label" helperText="reason.why" validate={reasonRules} fullWidth />
      </SimpleForm>
    </Card>
  )
}
