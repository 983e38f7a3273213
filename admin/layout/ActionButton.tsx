import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { ReasonDialog } from './ReasonDialog.tsx'

interface Props<Result> {
  label: string
  /** What will happen, a sentence each. */
  effects: readonly string[]
  /** Carries the change out. */
  run(reason: string): Promise<Result>
  /** The word for what came of it, where "saved" would not be true. */
  done?(result: Result): string
  isDangerous?: boolean
  /** What tells two buttons of the same words apart. */
  about?: string
  /** What else is asked for, above the reason. */
  children?: ReactNode
  /** The dialog opens: what it asks for starts anew. */
  onOpen?(): void
  /** The word for what is wrong with what was filled in; nothing is carried out then. */
  check?(): string | undefined
}

/** A button for a change that shows its effect and asks why before it happens. */
export function ActionButton<Result>({
  label,
  effects,
  run,
  done,
  isDangerous = false,
  about,
  children,
  onOpen,
  check,
}: Props<Result>) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const confirm = async (reason: string) => {
    const wrong = check?.()
    if (wrong !== undefined) return setFailure(translate(wrong, { _: wrong }))
    setBusy(true)
    try {
      const result = await run(reason)
      notify(done?.(result) ?? 'desk.done', { type: 'success' })
      setAsking(false)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : translate('ra.notification.http_error'))
    } finally {
      setBusy(false)
      refresh()
      await queryClient.invalidateQueries()
    }
  }

  return (
    <>
      <Button
        variant="outlined"
        size="small"
        color={isDangerous ? 'error' : 'primary'}
        onClick={() => {
          setFailure(undefined)
          onOpen?.()
          setAsking(true)
        }}
        {...(about !== undefined && { 'aria-label': `${translate(label)}: ${about}` })}
      >
        {translate(label)}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={translate(label)}
          effects={effects.map((effect) => translate(effect))}
          isBusy={isBusy}
          failure={failure}
          onCancel={() => setAsking(false)}
          onConfirm={confirm}
        >
          {children}
        </ReasonDialog>
      )}
    </>
  )
}
