import { Alert, Button } from '@mui/material'
import { useCloseNotification, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin'
import type { Published } from './PublicationNotice.tsx'

/** How long it may be undone, in milliseconds. */
const LONG_ENOUGH = 12_000

/**
 * Publishes or hides several things, one after the other, and offers to undo that while it is told. Undoing is a change like any other: each
 * is as it was before this one, and the log has both. What fails ends it there and says how far it came.
 */
export function useChangePublication(resource: string) {
  const provider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const save = async (records: readonly Published[], isPublished: boolean) => {
    const done: Published[] = []
    try {
      for (const record of records) {
        const data = { ...record, isPublished }
        const answer = await provider.update<Published>(resource, { id: record.id, data, previousData: record })
        done.push(answer.data)
      }
      return done
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      notify('publication.bulk.some', { type: 'error', messageArgs: { count: done.length, message } })
      return done
    } finally {
      refresh()
    }
  }
  return async (records: readonly Published[], isPublished: boolean) => {
    const others = records.filter((record) => record.isPublished !== isPublished)
    if (others.length === 0) return notify('publication.bulk.already', { type: 'info' })
    const done = await save(others, isPublished)
    if (done.length < others.length) return
    const undo = async () => {
      const back = await save(done, !isPublished)
      if (back.length === done.length) notify('publication.bulk.undone', { type: 'success' })
    }
    notify(<Changed count={done.length} isPublished={isPublished} onUndo={undo} />, { autoHideDuration: LONG_ENOUGH })
  }
}

function Changed({ count, isPublished, onUndo }: { count: number; isPublished: boolean; onUndo(): Promise<void> }) {
  const translate = useTranslate()
  const close = useCloseNotification()
  const undo = (
    <Button
      color="inherit"
      size="small"
      onClick={() => {
        close()
        void onUndo()
      }}
    >
      {translate('publication.bulk.undo')}
    </Button>
  )
  return (
    <Alert severity="success" variant="filled" onClose={close} action={undo}>
      {translate(`publication.bulk.${isPublished ? 'published' : 'hidden'}`, { count })}
    </Alert>
  )
}
