import { Card, CardContent, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  maxLength,
  minLength,
  type RaRecord,
  RecordContextProvider,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useNotify,
  useTranslate,
} from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { AuditTrail } from '../layout/AuditTrail.tsx'
import { mayDo } from '../providers/auth-provider.ts'
import { UserErrors } from '../providers/user-errors.ts'

interface Props {
  /** Whose right, words and audit trail: `withdrawalSettings`. */
  name: string
  /** Heading, where the page holds several forms. */
  heading?: string
  record: RaRecord
  /** Throws UserErrors; those of a field appear under it. */
  save(values: FieldValues, reason: string): Promise<unknown>
  children: ReactNode
}

const reasonRules = [required(), minLength(3), maxLength(300)]

/** Settings of the brand in one form, saved with a reason, with its last changes below; who may only read cannot write. */
export function SettingsForm({ name, heading, record, save, children }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const mayChange = mayDo(name, 'edit')

  const submit = async ({ reason, ...values }: FieldValues) => {
    try {
      await save(values, String(reason))
      notify('desk.done', { type: 'success' })
      await queryClient.invalidateQueries()
      return undefined
    } catch (error) {
      if (!(error instanceof Error)) throw error
      notify(error.message, { type: 'error' })
      return error instanceof UserErrors ? error.errors : undefined
    }
  }

  return (
    <Card variant="outlined" sx={{ mt: 2, maxWidth: 720 }}>
      {heading !== undefined && (
        <Typography variant="h2" sx={{ px: 2, pt: 2 }}>
          {translate(heading)}
        </Typography>
      )}
      <SimpleForm
        key={JSON.stringify(record)}
        record={record}
        onSubmit={submit}
        disabled={!mayChange}
        toolbar={
          mayChange ? (
            // In its own form on a phone too: several forms of one page would lie over each other at its foot.
            <Toolbar sx={{ '&.RaToolbar-mobileToolbar': { position: 'static' } }}>
              <SaveButton />
            </Toolbar>
          ) : (
            false
          )
        }
      >
        {children}
        {mayChange && <TextInput source="reason" label="reason.label" helperText="reason.why" validate={reasonRules} />}
      </SimpleForm>
      <CardContent>
        <Typography variant="h2">{translate('audit.tab')}</Typography>
        <RecordContextProvider value={record}>
          <AuditTrail subjectKind={name} />
        </RecordContextProvider>
      </CardContent>
    </Card>
  )
}
