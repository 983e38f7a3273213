import { Alert, Box, Card, CardContent, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  maxLength,
  minLength,
  type RaRecord,
  RecordContextProvider,
  required,
  SaveButton,
  TextInput,
  Toolbar,
  useNotify,
  useTranslate,
} from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { SimpleForm } from '../../kits/forms/SimpleForm.tsx'
import { type Guarded, isProposed } from '../../kits/proposals/is-proposed.ts'
import type { ConsoleProposalFragment } from '../../kits/proposals/proposals.generated.ts'
import { WaitingProposal } from '../../kits/proposals/WaitingProposal.tsx'
import { WishedChanges } from '../../kits/proposals/WishedChanges.tsx'
import { effectOfConfirming, wishedChanges } from '../../kits/proposals/wished-changes.ts'
import { AuditTrail } from '../../kits/records/AuditTrail.tsx'
import { isAmount, plainAmount } from '../../lib/plain-amount.ts'
import type { AuditSubjectKind } from '../../lib/schema.generated.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { UserErrors } from '../../providers/user-errors.ts'

interface Props {
  /** Whose right and words: `withdrawalSettings`. */
  name: string
  /** What the audit log calls them. */
  subjectKind: AuditSubjectKind
  /** Heading, where the page holds several forms. */
  heading?: string
  record: RaRecord
  /** Throws UserErrors; those of a field appear under it. Answers what was saved, with what of it waits for a second operator. */
  save(values: FieldValues, reason: string): Promise<{ userErrors: unknown[]; saved?: Guarded | null }>
  /** What another operator wants of these settings, or oneself; undefined where no change of them takes two. */
  proposal?: ConsoleProposalFragment | null
  /** The word for a field of the settings, where it is not `<name>.<field>`. */
  label?(path: string): string
  children: ReactNode
}

const reasonRules = [required(), minLength(3), maxLength(300)]

/** Settings of the brand in one form, saved with a reason, with its last changes below; who may only read cannot write. */
export function SettingsForm(props: Props) {
  const { name, subjectKind, heading, record, save, proposal, label, children } = props
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const mayChange = mayDo(name, 'edit')
  const [saves, setSaves] = useState(0)
  const isGuarded = proposal !== undefined
  const [hasProposed, setProposed] = useState(false)

  const submit = async ({ reason, ...values }: FieldValues) => {
    try {
      const { saved } = await save(values, String(reason))
      const waits = isProposed(saved, { proposal: proposal ?? null })
      if (waits) notify('proposals.waits', { type: 'info' })
      else notify('desk.done', { type: 'success' })
      await queryClient.invalidateQueries()
      // What is in force stands in the form again, also when it is the same as before: the wish is in the panel.
      setSaves(saves + 1)
      setProposed(waits)
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
      {proposal && (
        <Box sx={{ px: 2, pt: 2 }}>
          <WaitingProposal
            proposal={proposal}
            resource={name}
            confirm={async (reason) => (await save({ id: record.id, ...proposal.wish }, reason)).saved}
            effect={effectOfConfirming(wishedChanges(record, proposal.wish))}
            isNew={hasProposed}
          >
            <WishedChanges
              current={record}
              wish={proposal.wish}
              label={label ?? ((path) => translate(`${name}.${path}`, { _: path }))}
            />
          </WaitingProposal>
        </Box>
      )}
      <SimpleForm
        key={saves}
        record={withPlainAmounts(record)}
        noValidate
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
        {mayChange ? (
          isGuarded && (
            <Alert severity="info" sx={{ width: '100%', mb: 1 }}>
              {translate(`${name}.takesTwo`)}
            </Alert>
          )
        ) : (
          <Alert severity="info" sx={{ width: '100%', mb: 1 }}>
            {translate('layout.readOnly')}
          </Alert>
        )}
        {children}
        {mayChange && <TextInput source="reason" label="reason.label" helperText="reason.why" validate={reasonRules} />}
      </SimpleForm>
      {mayDo('auditLog', 'list') && (
        <CardContent>
          <Typography variant="h2">{translate('audit.tab')}</Typography>
          <RecordContextProvider value={record}>
            <AuditTrail subjectKind={subjectKind} />
          </RecordContextProvider>
        </CardContent>
      )}
    </Card>
  )
}

/** Amounts without the zeros that say nothing: what is typed over them is shorter to read and to check. */
function withPlainAmounts(record: RaRecord): RaRecord {
  return { ...(plainOf(record) as object), id: record.id }
}

const plainOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plainOf)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plainOf(part)]))
  return typeof value === 'string' && isAmount(value) ? plainAmount(value) : value
}
