import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { DecisionDialog } from './DecisionDialog.tsx'

interface Props<Result> {
  label: string
  /** The word on the button of the dialog, where it is not the label. */
  deed?: string
  /** The deed with what it is done to, in words: `Pay 100.00`. The title of the dialog and its button, in place of label and deed. */
  named?: string
  /** What will happen, a sentence each. */
  effects: readonly string[]
  /** Carries the change out. */
  run(reason: string): Promise<Result>
  /** The word for what came of it, where "saved" would not be true. */
  done?(result: Result): string
  isDangerous?: boolean
  /** The letter that presses the button (`DEED_KEYS`). */
  shortcut?: string
  /** What tells two buttons of the same words apart. */
  about?: string
  /** What else is asked for, above the reason. */
  children?: ReactNode
  /** The dialog opens: what it asks for starts anew. */
  onOpen?(): void
  /** Whether the dialog stands there before the button is pressed: what led to the page asked for it. */
  isOpenAtFirst?: boolean
  /** The word for what is wrong with what was filled in; nothing is carried out then. */
  check?(): string | undefined
}

/** A button for a change that shows its effect and asks why before it happens. */
export function ActionButton<Result>(props: Props<Result>) {
  const { label, deed = label, named, effects, run, done, isDangerous = false, about, children, onOpen, check } = props
  const { isOpenAtFirst = false, shortcut } = props
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isAsking, setAsking] = useState(isOpenAtFirst)
  const [wrong, setWrong] = useState<string>()
  const action = useMutation({
    mutationFn: (reason: string) => run(reason),
    onSuccess: (result) => {
      notify(done?.(result) ?? 'desk.done', { type: 'success' })
      setAsking(false)
    },
    // Also after a refusal: somebody else may have changed it meanwhile.
    onSettled: () => refresh(),
  })

  const open = () => {
    action.reset()
    setWrong(undefined)
    onOpen?.()
    setAsking(true)
  }
  const confirm = (reason: string) => {
    const flaw = check?.()
    setWrong(flaw)
    if (flaw === undefined) action.mutate(reason)
  }
  const failure = wrong === undefined ? action.error?.message : translate(wrong, { _: wrong })
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        color={isDangerous ? 'error' : 'primary'}
        onClick={open}
        {...(shortcut !== undefined && { 'aria-keyshortcuts': shortcut })}
        {...(about !== undefined && { 'aria-label': `${translate(label)}: ${about}` })}
      >
        {translate(label)}
      </Button>
      {isAsking && (
        <DecisionDialog
          title={named ?? translate(label)}
          deed={named ?? translate(deed)}
          effects={effects.map((effect) => translate(effect))}
          isBusy={action.isPending}
          failure={failure}
          onCancel={() => setAsking(false)}
          onConfirm={confirm}
        >
          {children}
        </DecisionDialog>
      )}
    </>
  )
}
