import { DoorClosed } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { z } from 'zod/mini'
import { QueryError } from '../../apollo/query-error.tsx'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { clearSession } from '../../data/session-token.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { ClosingObstacles, listObstacles } from './closing-obstacles.tsx'
import { useCloseAccountMutation, useClosingObstaclesQuery } from './protection.generated.ts'

/** Closing the account, once everything has come to its end. */
export function ClosingSection() {
  const { t } = useTranslation('protection')
  const [isAsking, setAsking] = useState(false)
  return (
    <Section icon={DoorClosed} title={t('closing.title')} text={t('closing.text')}>
      <Button kind="secondary" className="self-start" onClick={() => setAsking(true)}>
        {t('closing.open')}
      </Button>
      {isAsking && <ClosingDialog onClose={() => setAsking(false)} />}
    </Section>
  )
}

/** First everything that stands in the way, then the name that confirms. */
function ClosingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('protection')
  const { data, error, refetch } = useClosingObstaclesQuery({ fetchPolicy: 'network-only' })
  const obstacles = data?.closingObstacles
  const mayClose = obstacles !== undefined && listObstacles(obstacles).length === 0
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t('closing.title')}
      footer={
        <Button kind="secondary" onClick={onClose}>
          {t('break.notNow')}
        </Button>
      }
    >
      {error && !obstacles && <QueryError error={error} onRetry={() => refetch()} />}
      {!obstacles && !error && <Skeleton className="h-32 w-full" />}
      {mayClose && <ClosingForm onRefused={() => refetch()} />}
      {obstacles && !mayClose && <ClosingObstacles obstacles={obstacles} />}
    </Dialog>
  )
}

function ClosingForm({ onRefused }: { onRefused: () => Promise<unknown> }) {
  const { t } = useTranslation('protection')
  const navigate = useNavigate()
  const [closeAccount] = useCloseAccountMutation()
  const schema = z.object({ account: z.string().check(z.trim(), z.minLength(1, t('closing.accountMissing'))) })
  const form = useZodForm(schema, { account: '' })
  const send = useFormSend(form)
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (input) => {
    const closed = await send(async () => (await closeAccount({ variables: { input } })).data?.closeAccount)
    // Something may have come up since the obstacles were read.
    if (!closed) return void (await onRefused())
    toast.success(t('closing.done'))
    clearSession()
    navigate(paths.lobby())
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-muted">{t('closing.means')}</p>
      <TextField
        label={t('closing.account')}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.account?.message}
        {...form.register('account')}
      />
      <FormAlert errors={errors} />
      <Button type="submit" kind="danger" size="large" wide busy={isSubmitting}>
        {t('closing.confirm')}
      </Button>
    </form>
  )
}
